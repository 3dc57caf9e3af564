import { AppError } from "../../../../http/app-error.ts";

/** An answer that came and is of no use. The model is shown why, once. */
export class UnusableAnswer extends AppError {
  readonly text: string;
  readonly problem: string;

  constructor(text: string, problem: string) {
    super("model_answer_invalid", { cause: new Error(problem) });
    this.text = text;
    this.problem = problem;
  }
}
