import { z } from 'zod/mini';
import { channel } from './channel.ts';

/** The downloaded and verified version that is ready to install; null for none. A kiosk installs by itself. */
const ReadyVersion = z.nullable(z.string());

export const updateChannels = {
  'update:read': channel(z.void(), ReadyVersion),
  /** Ends the client, installs the ready version and starts it; rejects if that fails. */
  'update:restart': channel(z.void(), z.void()),
};

export const updateEvents = {
  'update:changed': z.object({ version: ReadyVersion }),
  /** "Restart to update" was chosen in the menu: the page warns about unsaved input first. */
  'update:asked': z.void(),
};
