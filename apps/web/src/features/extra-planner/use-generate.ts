import { LONGEST_EXTRA_NAME, nameMissing, nameTooLong } from "@meal/domain/extra-planner/limits";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "../../ui/toast-store.ts";
import { generate } from "./generate.ts";
import type { Wish } from "./kept-work.ts";
import * as t from "./texts/en/page.ts";

/** spec: 2, section 5. */
function whatIsWrong(recipeName: string): string | undefined {
  const { length } = recipeName.trim();
  if (length === 0) return nameMissing;
  return length > LONGEST_EXTRA_NAME ? nameTooLong : undefined;
}

/** Checks what was typed, then has it made. Whatever fails, it stays as it is. */
export function useGenerate(ownerId: string) {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  async function start(wish: Wish) {
    const outcome = await generate(ownerId, queries, { ...wish, recipeName: wish.recipeName.trim() });
    if (outcome === "blocked") toast({ tone: "destructive", title: t.limitReached });
  }
  return {
    problem,
    forgetProblem: () => setProblem(undefined),
    /** Answers whether it began. */
    begin: (wish: Wish) => {
      const wrong = whatIsWrong(wish.recipeName);
      setProblem(wrong);
      if (wrong === undefined) void start(wish);
      return wrong === undefined;
    },
  };
}
