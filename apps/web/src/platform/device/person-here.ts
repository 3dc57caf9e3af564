import { localText } from "./text.ts";

/**
 * Whose things lie on this device. `here`: they are signed in; `over`: their session ran out, and what may stay open
 * does; `gone`: they left, and the device is being cleared.
 */
export interface PersonHere {
  readonly id: string;
  readonly email: string;
  readonly stay: "here" | "over" | "gone";
  /** The end of the session was told; once is enough. */
  readonly isTold: boolean;
}

/** Where that lies. */
export const personHereKey = "device-person";

export function readPersonHere(text: string | null): PersonHere | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return undefined;
    const fields = new Map<string, unknown>(Object.entries(value));
    const [id, email, stay] = [fields.get("id"), fields.get("email"), fields.get("stay")];
    const known = (["here", "over", "gone"] as const).find((each) => each === stay);
    if (typeof id !== "string" || typeof email !== "string" || known === undefined) return undefined;
    return { id, email, stay: known, isTold: fields.get("isTold") === true };
  } catch {
    return undefined;
  }
}

/** Whose things lie here now, as all tabs know it. */
export const personHere = (): PersonHere | undefined => readPersonHere(localText(personHereKey).read());
