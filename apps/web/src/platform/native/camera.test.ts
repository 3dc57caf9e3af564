import { describe, expect, it } from "vitest";
import { nativeCamera } from "./camera.ts";

const asked: unknown[] = [];
/** A phone whose camera app brings this, or fails with these words. */
const camera = (answer: object | Error) =>
  nativeCamera({
    platform: "android",
    listen: () => {},
    ask: async (plugin, method, options) => {
      asked.push([plugin, method, options]);
      if (answer instanceof Error) throw answer;
      return new Map(Object.entries(answer));
    },
  })();

describe("the camera app of a phone", () => {
  it("is asked for one photo as the specification says, no larger than photos are kept", async () => {
    expect(await camera({ dataUrl: "data:image/jpeg;base64,AA" })).toBe("data:image/jpeg;base64,AA");
    const options = { quality: 90, allowEditing: false, resultType: "dataUrl", source: "CAMERA" };
    expect(asked.at(-1)).toMatchObject(["Camera", "getPhoto", { ...options, width: 1600, height: 1600 }]);
  });

  it("brings nothing where somebody closes it", async () => {
    expect(await camera(new Error("User cancelled photos app"))).toBeUndefined();
  });

  it("says whether it may not, or cannot", async () => {
    const trouble = [
      ["User denied access to camera", "denied"],
      ["Unable to ask for permission", "permission"],
      ["Device doesn't have a camera available", "unusable"],
      ["Out of memory", "unusable"],
    ] as const;
    for (const [message, expected] of trouble)
      await expect(camera(new Error(message))).rejects.toMatchObject({ trouble: expected, message });
    await expect(camera({})).rejects.toMatchObject({ trouble: "unusable" });
  });
});
