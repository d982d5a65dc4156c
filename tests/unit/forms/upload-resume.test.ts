import { afterEach, expect, test, vi } from "vitest";
import { uploadResume } from "~/forms/career/resume/upload-resume";

afterEach(() => vi.unstubAllGlobals());

// `response` is null when the body is no JSON, as a proxy's page.
test.each([
  [
    "a staged file",
    200,
    { id: "1", name: "cv.pdf", size: 1 },
    { staged: { id: "1", name: "cv.pdf", size: 1 } },
  ],
  ["our size limit", 413, { error: "Too large" }, { error: "Too large", isFileRefused: true }],
  [
    "a proxy's size limit",
    413,
    null,
    { error: expect.stringMatching(/has 1\.3 MB.*too large/), isFileRefused: true },
  ],
  ["a server that is busy", 503, { error: "Wait" }, { error: "Wait", isFileRefused: false }],
  ["a proxy without its server", 502, null, { error: undefined, isFileRefused: false }],
])("of %s the visitor is told what the answer says", async (_, status, response, outcome) => {
  class Request {
    status = status;
    response = response;
    upload = {};
    onload = () => {};
    open() {}
    send() {
      this.onload();
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  expect(await uploadResume(new File([new Uint8Array(1_300_000)], "cv.pdf"), undefined, () => {})).toEqual(
    outcome,
  );
});
