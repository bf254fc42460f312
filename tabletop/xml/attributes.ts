import { words } from "../save/words";

/** Attributes that elements have, by the names in the documentation of the XML interface; case counts. */
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  words(`
    active alignment allowDragging allowSwitchOff anchorMax anchorMin animationDuration arrowColor
    arrowImage autoCalculateHeight automaticallyAddColumns automaticallyRemoveEmptyColumns
    backgroundColor caretBlinkRate caretColor caretWidth cellBackgroundColor cellBackgroundImage
    cellPadding cellSize cellSpacing characterLimit characterValidation checkColor checkImage
    childAlignment childForceExpandHeight childForceExpandWidth class color colors columnSpan
    columnWidths constraint constraintCount decelerationRate direction disabledSprite
    dontUseTableCellBackground dontUseTableRowBackground dropdownBackgroundColor
    dropdownBackgroundImage dropdownHeight elasticity fillColor fillImage fillImageColor
    flexibleHeight flexibleWidth font fontSize fontStyle handleColor handleImage height
    hideAnimation hideAnimationDelay highlightedSprite horizontal horizontalOverflow
    horizontalScrollbarVisibility icon iconAlignment iconColor iconWidth id ignoreLayout image
    inertia interactable isOn itemBackgroundColors itemHeight itemTextColor lineType maxValue
    minHeight minValue minWidth movementType navigation noScrollbars offsetMax offsetMin offsetXY
    onBeginDrag onClick onDrag onEndDrag onEndEdit onMouseDown onMouseEnter onMouseExit onMouseUp
    onSubmit onValueChanged outline outlineSize overrideGlobalCellPadding padding percentage
    percentageTextFormat pivot placeholder position preferredHeight preferredWidth preserveAspect
    pressedSprite raycastTarget readOnly rectAlignment resizeTextForBestFit resizeTextMaxSize
    resizeTextMinSize restrictDraggingToParentBounds returnToOriginalPositionWhenReleased rotation
    rowBackgroundColor rowBackgroundImage scale scrollbarBackgroundColor scrollbarColors
    scrollbarImage scrollSensitivity selected selectionColor shadow shadowDistance showAnimation
    showAnimationDelay showPercentageText sizeDelta spacing startAxis startCorner text textAlignment
    textColor textOutline textShadow toggleBackgroundColor toggleBackgroundImage toggleHeight
    toggleSelectedColor toggleSelectedImage toggleWidth tooltip tooltipBackgroundColor
    tooltipBackgroundImage tooltipBorderColor tooltipBorderImage tooltipFontSize tooltipOffset
    tooltipPosition tooltipTextColor transition type useGlobalCellPadding value vertical
    verticalOverflow verticalScrollbarVisibility visibility wholeNumbers width
  `),
);
