import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Options = ConstructorParameters<typeof SMTPServer>[0];
interface Received {
  from: string;
  to: string[];
  /** As it came over the wire: headers and body. */
  raw: string;
}

/** A real SMTP server on this machine, and what it has taken over. */
export interface MailServer {
  received: Received[];
  /** `scheme` smtps for one with TLS from the start. */
  url: (credentials?: string, query?: string) => string;
  close: () => Promise<void>;
}

/** Opens a server that takes over everything, unless the options say otherwise. */
export async function openMailServer(options: Options = {}): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    // The tests trust its certificate only where they say so.
    ...(options?.secure === true ? {} : { disabledCommands: ['STARTTLS'] }),
    onData(stream, session, callback) {
      const take = async (): Promise<void> => {
        const raw = await text(stream);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw });
        callback();
      };
      void take();
    },
    ...options,
  });
  server.on('error', () => undefined); // of a connection that a client has cut
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const scheme = options?.secure === true ? 'smtps' : 'smtp';
  return {
    received,
    url: (credentials = '', query = '') => `${scheme}://${credentials && `${credentials}@`}127.0.0.1:${port}${query}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Refuses a step of SMTP with a code and a text. */
export const smtpRefusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });
