import type { Photo } from "@meal/domain/chef/chef-port";
import type { UserModelMessage } from "ai";
import type { GenerationInfo, Made } from "../../../../ports/chef.ts";
import type { Engine } from "../../../../ports/engine.ts";
import type { Exchange, ModelCall } from "../calls/model-call.ts";
import { openModelCall } from "../calls/model-call.ts";
import { asData } from "../prompt.ts";
import type { Endpoint } from "../provider.ts";
import type { ModelWork } from "../work/model-work.ts";

/** What the functions of a model chef work with. */
export interface ModelParts {
  readonly exchange: Exchange;
  readonly engine: Engine<ModelWork>;
}

/** One answer from beginning to end, and who made it. */
export async function answered<T>(
  exchange: Exchange,
  begun: Pick<ModelCall, "endpoint" | "function" | "call">,
  work: (line: ModelCall) => Promise<T>,
): Promise<Made<T>> {
  const line = await openModelCall(exchange, begun);
  try {
    return { answer: await work(line), info: infoOf(begun.endpoint) };
  } finally {
    line.close();
  }
}

/** Says of an answer which model made it. */
export function infoOf({ provider, model }: Endpoint): GenerationInfo {
  return { provider, model, isFallback: false, note: null };
}

/** The data of a question, with a photo where there is one. */
export function asked(data: object, photo: Photo | null = null): UserModelMessage[] {
  const [, mediaType, base64] = /^data:(image\/[\w.+-]+);base64,([^]*)$/u.exec(photo?.dataUrl ?? "") ?? [];
  if (mediaType === undefined || base64 === undefined) return [{ role: "user", content: asData(data) }];
  return [
    {
      role: "user",
      content: [
        { type: "text", text: asData(data) },
        { type: "file", mediaType, data: base64 },
      ],
    },
  ];
}
