import { expect, test } from "vitest";
import { nextLine, openText } from "../../../src/core/lines";
import { readPosition } from "../../../src/core/position";
import { ENGINE } from "./engine";

test.each(["gone black", "secret black portugal"])("a position with the clause `%s` is refused", (clause) => {
  const line = nextLine(openText(`toy 1 ; players red blue ; ${clause}\n`));
  expect(readPosition(ENGINE, line as never)).toMatchObject({
    why: { code: "text.unknown", params: { word: "black" } },
  });
});
