import { ALIGNMENTS as ALIGNMENT } from "../layout/values";

/** How a value is written. Words stand for themselves. */
export type Form =
  | "any"
  | "flag"
  | "number"
  | "length"
  | "color"
  | "colors"
  | "pair"
  | "padding"
  | "list"
  | "scale"
  | readonly string[];

type Forms = Readonly<Record<string, Form>>;

/** What every element takes. */
const COMMON: Forms = {
  ...{ id: "any", class: "any", active: "flag", visibility: "any", tooltip: "any" },
  tooltipPosition: ["Above", "Below", "Left", "Right"],
  ...{ onClick: "any", onMouseEnter: "any", onMouseExit: "any" },
  ...{ rectAlignment: ALIGNMENT, width: "length", height: "length", offsetXY: "pair", scale: "scale" },
  ...{ ignoreLayout: "flag", minWidth: "number", minHeight: "number", preferredWidth: "number" },
  ...{ preferredHeight: "number", flexibleWidth: "number", flexibleHeight: "number" },
  ...{ allowDragging: "flag", returnToOriginalPositionWhenReleased: "flag" },
};

const TEXT: Forms = {
  ...{ text: "any", fontSize: "number", fontStyle: ["Normal", "Bold", "Italic", "BoldAndItalic"] },
  ...{ resizeTextForBestFit: "flag", resizeTextMinSize: "number", resizeTextMaxSize: "number" },
  ...{ horizontalOverflow: ["Wrap", "Overflow"], verticalOverflow: ["Truncate", "Overflow"] },
};

const GROUND: Forms = {
  ...{ image: "any", color: "color", preserveAspect: "flag", type: ["Simple", "Sliced"] },
  ...{ raycastTarget: "flag", outline: "color", outlineSize: "pair" },
};

/** Text on a ground. */
const LABEL: Forms = { ...TEXT, textColor: "color", textAlignment: ALIGNMENT };

const CONTROL: Forms = { ...GROUND, ...LABEL, interactable: "flag", colors: "colors" };

const GROUP: Forms = {
  ...GROUND,
  ...{ padding: "padding", spacing: "number", childAlignment: ALIGNMENT },
  ...{ childForceExpandWidth: "flag", childForceExpandHeight: "flag" },
};

const SCROLL: Forms = {
  ...{ ...GROUND, noScrollbars: "flag", scrollSensitivity: "number", onValueChanged: "any" },
  movementType: ["Clamped"],
};

/** The elements that are laid out and drawn here, each with the attributes that count. */
export const SUBSET: Readonly<Record<string, Forms>> = {
  Text: { ...COMMON, ...TEXT, alignment: ALIGNMENT, color: "color", raycastTarget: "flag" },
  Image: { ...COMMON, ...GROUND },
  ProgressBar: {
    ...{ ...COMMON, ...GROUND, ...LABEL, percentage: "number", showPercentageText: "flag" },
    ...{ fillImageColor: "color", percentageTextFormat: ["0", "0.0", "0.00"] },
  },
  Button: {
    ...{ ...COMMON, ...CONTROL, icon: "any", iconWidth: "number", iconColor: "color" },
    ...{ iconAlignment: ["Left", "Right"], padding: "padding" },
    ...{ transition: ["None", "ColorTint", "SpriteSwap"] },
    ...{ highlightedSprite: "any", pressedSprite: "any", disabledSprite: "any" },
  },
  InputField: {
    ...COMMON,
    ...CONTROL,
    onValueChanged: "any",
    onEndEdit: "any",
    onSubmit: "any",
    placeholder: "any",
    ...{ lineType: ["SingleLine"], characterLimit: "number", readOnly: "flag" },
    characterValidation: ["None", "Integer", "Decimal", "Alphanumeric", "Name", "EmailAddress"],
  },
  Toggle: { ...COMMON, ...CONTROL, onValueChanged: "any", isOn: "flag" },
  Slider: {
    ...{ ...COMMON, interactable: "flag", colors: "colors", onValueChanged: "any" },
    ...{ minValue: "number", maxValue: "number", value: "number", wholeNumbers: "flag", fillColor: "color" },
    direction: ["LeftToRight"],
  },
  Dropdown: { ...COMMON, ...CONTROL, onValueChanged: "any", value: "number" },
  Option: { selected: "flag" },
  Panel: { ...COMMON, ...GROUND, padding: "padding" },
  HorizontalLayout: { ...COMMON, ...GROUP },
  VerticalLayout: { ...COMMON, ...GROUP },
  GridLayout: {
    ...COMMON,
    ...GROUND,
    padding: "padding",
    spacing: "pair",
    cellSize: "pair",
    childAlignment: ALIGNMENT,
    ...{ startCorner: ["UpperLeft", "UpperRight", "LowerLeft", "LowerRight"], constraintCount: "number" },
    startAxis: ["Horizontal", "Vertical"],
    constraint: ["Flexible", "FixedColumnCount", "FixedRowCount"],
  },
  TableLayout: {
    ...{ ...COMMON, ...GROUND, padding: "padding", cellSpacing: "number", columnWidths: "list" },
    autoCalculateHeight: "flag",
    useGlobalCellPadding: "flag",
    cellPadding: "padding",
    cellBackgroundImage: "any",
    ...{ cellBackgroundColor: "color", rowBackgroundImage: "any", rowBackgroundColor: "color" },
  },
  Row: {
    ...{ id: "any", class: "any", active: "flag", visibility: "any", preferredHeight: "number" },
    ...{ dontUseTableRowBackground: "flag", image: "any", color: "color" },
  },
  Cell: {
    ...{ id: "any", class: "any", columnSpan: "number", dontUseTableCellBackground: "flag", image: "any" },
    ...{ color: "color", overrideGlobalCellPadding: "flag", padding: "padding" },
    ...{ childForceExpandWidth: "flag", childForceExpandHeight: "flag" },
  },
  VerticalScrollView: { ...COMMON, ...SCROLL },
  HorizontalScrollView: { ...COMMON, ...SCROLL },
};

/** Elements that stand within one kind of element only. */
export const HOMES: Readonly<Record<string, string>> = {
  Row: "TableLayout",
  Cell: "Row",
  Option: "Dropdown",
};
