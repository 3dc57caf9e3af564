import { errors, type ErrorCode, type Problem } from "@meal/contract/errors";
import { expect } from "vitest";

/** Checks that an answer is the problem document of this code, whole and well-formed, and gives it back. */
export async function expectProblem(response: Response, code: ErrorCode): Promise<Problem> {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const problem: Problem = JSON.parse(await response.text());
  const { status, title } = errors[code];
  expect(problem).toMatchObject({ code, status, title, type: `/api/docs#${code}` });
  expect(response.status).toBe(status);
  expect(problem.requestId).toBe(response.headers.get("x-request-id"));
  return problem;
}
