import { z } from 'zod/mini';
import { channel } from './channel.ts';

/** The version that is downloaded, verified and waits to be installed; null for none. A kiosk installs by itself. */
const ReadyVersion = z.nullable(z.string());

export const updateChannels = {
  'update:read': channel(z.void(), ReadyVersion),
  /** Ends the client, installs the version that is ready and starts it; refused where that fails. */
  'update:restart': channel(z.void(), z.void()),
};

export const updateEvents = {
  'update:changed': z.object({ version: ReadyVersion }),
  /** "Restart to update" was chosen in the menu: the page asks first where something is written in it. */
  'update:asked': z.void(),
};
