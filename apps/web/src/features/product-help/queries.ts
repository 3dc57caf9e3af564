import type { InputOf, OutputOf } from "@meal/contract/endpoint";
import type { analyzeProduct } from "@meal/contract/product-help";
import { call } from "../../platform/api.ts";
import * as t from "./texts/en.ts";

export type ProductAnswer = OutputOf<typeof analyzeProduct>;
type Question = InputOf<typeof analyzeProduct>["body"];

/** Reading a photo takes a model longer than answering in words. */
const patienceMs = 120_000;

export const askProduct = (body: Question): Promise<ProductAnswer> =>
  call<typeof analyzeProduct>("POST /api/functions/analyze-product", { body }, { timeoutMs: patienceMs });

/** spec: 2, section 5. What a blank question asks. */
export const defaultQuestion = (product: string): string => t.defaultQuestion(product);
