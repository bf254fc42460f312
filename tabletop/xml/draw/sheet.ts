/** How drawn boxes look besides their places. A font "Arimo" must be there, as wide as Arial. */
export const SHEET = `
.ui { position: absolute; font-family: Arimo, "Liberation Sans", Arial, sans-serif; font-kerning: none;
  font-variant-ligatures: none; user-select: none; }
.ui i { position: absolute; display: block; }
.ui-ground { inset: 0; }
.ui-Button.round > .ui-ground, .ui-ToggleButton.round > .ui-ground, .ui-InputField.round > .ui-ground,
.ui-Dropdown.round > .ui-ground { border-radius: 4px; }
.ui.live { cursor: pointer; }
.ui.live:hover > .ui-ground { background-color: var(--over); --picture: var(--over-picture); }
.ui.live:active > .ui-ground { background-color: var(--pressed); --picture: var(--pressed-picture); }
.ui-line { position: absolute; white-space: pre; pointer-events: none; }
.ui-line span { line-height: inherit; }
.ui-scroll { position: absolute; inset: 0; overflow: auto; }
.bare > .ui-scroll { scrollbar-width: none; }
.ui-check { left: 0; top: calc(50% - 10px); width: 20px; height: 20px; background: #fff; border-radius: 3px; }
.on > .ui-check::after { content: ""; position: absolute; left: 6px; top: 1px; width: 5px; height: 11px;
  border: solid #000; border-width: 0 3px 3px 0; transform: rotate(40deg); }
.ui-arrow { right: 8px; top: calc(50% - 3px); border: 6px solid transparent; border-top-color: #323232; }
.ui-level { left: 0; top: 0; bottom: 0; }
.ui-Slider > .ui-level { top: calc(50% - 4px); bottom: calc(50% - 4px); border-radius: 4px; }
.ui-Slider::before { content: ""; position: absolute; left: 0; right: 0; top: calc(50% - 4px); height: 8px;
  border-radius: 4px; background: rgba(0, 0, 0, 0.3); }
.ui-handle { width: 20px; height: 20px; margin-left: -10px; top: calc(50% - 10px); border-radius: 50%;
  background: #fff; }
.empty > .ui-line { opacity: 0.5; font-style: italic; }
`;
