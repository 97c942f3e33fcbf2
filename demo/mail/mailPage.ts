import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLocalRequest } from '../../server/platform/http/localRequests.ts';
import type { LetterQueue } from '../../server/modules/letters/LetterQueue.ts';
import { escapeHtml } from '../../server/platform/mail/escapeHtml.ts';
import type { StoredMail } from './mime.ts';
import type { Outbox } from './openMailOutbox.ts';

/** Between two looks at the queue. */
const LOOK_MS = 10;
const MAIL_PATH = '/dev/mail';
// Mails use style attributes, and their links leave the frame.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const PAGE_STYLE =
  'body{font:15px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em}article{border:1px solid #999;border-radius:8px;margin:1em 0;padding:0 1em 1em}h2{font-size:1.1em}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}';

/** Lists sent mail, for development and demonstrations; `?to=` filters by recipient. */
export function mailPage(app: FastifyInstance, outbox: Outbox, queue: Pick<LetterQueue, 'isBusy'>): void {
  // Letters are sent after the request that caused them was answered: wait, so that the list is complete.
  const listed = async (): Promise<StoredMail[]> => {
    while (await queue.isBusy()) await pause(LOOK_MS);
    return outbox.list();
  };
  app.get<{ Querystring: { to?: string } }>(MAIL_PATH, async (request, reply: FastifyReply) => {
    if (!isLocalRequest(request)) return reply.code(404).send();
    const { to } = request.query;
    const mails = (await listed()).filter((mail) => to === undefined || mail.to === to);
    return send(reply, pageOf(mails));
  });
  app.get<{ Params: { id: string } }>(`${MAIL_PATH}/:id`, async (request, reply: FastifyReply) => {
    const mail = (await outbox.list()).find(({ id }) => id === request.params.id);
    return mail && isLocalRequest(request) ? send(reply, mail.html) : reply.code(404).send();
  });
}

const send = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(html);

const pageOf = (mails: readonly StoredMail[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><link rel="icon" href="data:,"><style>${PAGE_STYLE}</style></head><body><main><h1>Outbox</h1>${
    mails.length === 0 ? '<p>No mail has been written yet.</p>' : mails.map(letterOf).join('')
  }</main></body></html>`;

const letterOf = ({ id, at, to, subject, text }: StoredMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time>${at.toISOString()}</time>, <a href="${MAIL_PATH}/${id}">as HTML</a></p><pre>${escapeHtml(text)}</pre></article>`;
