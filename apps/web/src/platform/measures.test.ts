import { expect, it } from "vitest";
import { usualMeasures } from "./measures.ts";

it.each([
  ["en-US", "America/New_York", "us"],
  ["es-US", "America/Los_Angeles", "us"],
  ["en-US", "Pacific/Honolulu", "us"],
  ["en-US", "Europe/Prague", "written"],
  ["en-CA", "America/Toronto", "written"],
  ["en", "America/Chicago", "written"],
  ["de-DE", "Europe/Berlin", "written"],
])("on a device in %s at %s who chose no measures has %s", (language, zone, measures) => {
  expect(usualMeasures(language, zone)).toBe(measures);
});
