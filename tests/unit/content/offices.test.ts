import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OfficeAddress } from "~/components/sections/cards";
import { offices } from "~/content/site/offices";

test("an office shows street, phone and email only where they are known", () => {
  const address = ["Business Bay", "Dubai"];
  const render = (office: Parameters<typeof OfficeAddress>[0]) =>
    renderToStaticMarkup(createElement(OfficeAddress, office));
  const contact = { street: "1 Quay Street", phone: "+971 4 000 0000", email: "dubai@example.test" };
  expect(render({ address, ...contact })).toBe(
    "<address><span>1 Quay Street</span><span>Business Bay</span><span>Dubai</span>" +
      '<a href="tel:+97140000000">+971 4 000 0000</a>' +
      '<a href="mailto:dubai@example.test">dubai@example.test</a></address>',
  );
  expect(render({ address })).toBe("<address><span>Business Bay</span><span>Dubai</span></address>");
});

test("no office has a line without text", () => {
  for (const { address, street, phone, email } of offices)
    for (const line of [...address, street, phone, email]) expect(line?.trim()).not.toBe("");
});
