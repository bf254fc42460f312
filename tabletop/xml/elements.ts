/** Elements the interface knows. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...[
    "Text",
    "Image",
    "ProgressBar",
    "Button",
    "InputField",
    "Toggle",
    "ToggleButton",
    "ToggleGroup",
    "Slider",
  ],
  ...[
    "Dropdown",
    "Option",
    "Panel",
    "HorizontalLayout",
    "VerticalLayout",
    "GridLayout",
    "TableLayout",
    "Row",
  ],
  ...["Cell", "HorizontalScrollView", "VerticalScrollView", "Mask", "Defaults"],
]);
