import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { FoundThing, SearchSource, Sought } from "../../platform/feature.ts";
import { useRegistry } from "../../platform/registry.ts";
import { useSession } from "../../platform/session.ts";
import { useIsOnline } from "../../platform/use-is-online.ts";
import * as t from "./texts/en/dialog.ts";
import { usePlaces } from "./use-places.ts";

/** What one source found. */
export interface Group {
  readonly name: string;
  readonly title: string;
  readonly found: readonly FoundThing[];
  readonly hasFailed: boolean;
}

/** What is known of the words so far. */
interface Found {
  readonly groups: readonly Group[];
  readonly isSearching: boolean;
}

/** What is asked for waits until the typing rests. */
const askAfterMs = 150;
/** An answer is worth nothing once somebody may have changed what was found. */
const keptMs = 30_000;

/** What all sources know of the words, and the places that fit them. */
export function useFound(text: string): Found {
  const { searches } = useRegistry();
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  const isOnline = useIsOnline();
  const queries = useQueryClient();
  const asked = useRested(text);
  const { data = [], isFetching } = useQuery({
    queryKey: ["search", userId, isOnline, asked],
    queryFn: async ({ signal }) => {
      const sought = { text: asked, userId, isOnline, queries, signal };
      return Promise.all((await searches()).map((source) => askSource(source, sought)));
    },
    enabled: asked !== "",
    placeholderData: keepPreviousData,
    // Without a network a source looks through the device.
    networkMode: "always",
    gcTime: keptMs,
  });
  const places = usePlaces(text);
  return {
    groups: [
      ...(text === "" ? [] : data),
      { name: "places", title: t.goTo, found: places, hasFailed: false },
    ],
    isSearching: text !== "" && (isFetching || text !== asked),
  };
}

/** A source that fails leaves the others as they are. */
async function askSource({ name, title, load }: SearchSource, sought: Sought): Promise<Group> {
  try {
    const { find } = await load();
    return { name, title, found: await find(sought), hasFailed: false };
  } catch (error) {
    sought.signal.throwIfAborted();
    return { name, title, found: [], hasFailed: error instanceof Error };
  }
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), askAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
