import { AppError } from "../../../../app-error.ts";

/** An answer that came and is of no use. The model is shown why, once. */
export class UnusableAnswer extends AppError {
  // Hidden from logs, which write down every field of an error: both may tell what a person eats and cannot eat.
  readonly #text: string;
  readonly #problem: string;

  constructor(text: string, problem: string) {
    super("model_answer_invalid");
    this.#text = text;
    this.#problem = problem;
  }

  get text(): string {
    return this.#text;
  }

  get problem(): string {
    return this.#problem;
  }
}
