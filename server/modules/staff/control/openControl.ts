import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { parseJson } from '../../../../shared/json/parseJson.ts';
import { removeControl, writeControl } from './controlFile.ts';
import { ControlCommand, type ControlServices, runControlCommand } from './controlCommand.ts';
import type { StaffAnswer } from '../commands/commands.ts';

/** Enough for settings with a logo, and for some hundred pages with pictures (`PictureFiles.ts`). */
const BODY_MAX = 80_000_000;

/**
 * Listens for staff commands on 127.0.0.1, for a database that only this process can open. The secret in the data
 * folder authorises them. Returns the close function.
 */
export async function openControl(
  services: ControlServices,
  dataDir: string,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    answer(services, secret, request, response).catch((error: unknown) => {
      log.error({ err: error }, 'a staff command failed');
      response.writeHead(500).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    removeControl(dataDir);
  };
  try {
    writeControl(dataDir, { port: typeof address === 'object' && address ? address.port : 0, secret });
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

async function answer(
  services: ControlServices,
  secret: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isKnown = isSame(request.headers.authorization ?? '', `Bearer ${secret}`);
  const act = isKnown ? ControlCommand.safeParse(parseJson(await bodyOf(request))).data : undefined;
  if (!act) return void response.writeHead(isKnown ? 400 : 403).end();
  const answer: StaffAnswer = await runControlCommand(services, act);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += String(chunk);
    if (body.length > BODY_MAX) return '';
  }
  return body;
}
