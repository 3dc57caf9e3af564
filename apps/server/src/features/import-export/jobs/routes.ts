import { cancelImport, listImports, readImport, startImport } from "@meal/contract/import-export";
import type { UserId } from "@meal/domain/accounts/actor";
import { IMPORT_FILE_BYTES } from "@meal/domain/import-export/limits";
import { AppError } from "../../../app-error.ts";
import { rateRule, type RateLimiter } from "../../../http/rate-limit.ts";
import { readFileBody } from "../../../http/read-body.ts";
import { route, type Route } from "../../../http/route.ts";
import type { ImportJobs } from "./import-jobs.ts";

/** Whoever moves here sends a handful of files, some of them twice. */
const FILES = rateRule("import-file", 60, 3_600_000);

const oneAtATime = "We are still receiving another file from you. Send the next one when it is done.";

export function importJobsRoutes(jobs: ImportJobs, limiter: Pick<RateLimiter, "count">): readonly Route[] {
  const sending = new Set<UserId>();
  return [
    route(startImport, async ({ session: { userId }, query, request }) => {
      await limiter.count(FILES, userId);
      // Files on their way take disk space before anybody has looked into them.
      if (sending.has(userId)) throw new AppError("too_many_requests", { detail: oneAtATime });
      sending.add(userId);
      try {
        return await jobs.start(userId, query.fileName, readFileBody(request, IMPORT_FILE_BYTES));
      } finally {
        sending.delete(userId);
      }
    }),
    route(readImport, ({ session, params }) => jobs.read(session.userId, params.id)),
    route(listImports, ({ session }) => jobs.list(session.userId)),
    route(cancelImport, ({ session, params }) => jobs.cancel(session.userId, params.id)),
  ];
}
