import { join } from 'node:path';
import { anonymousSession } from '../../../shared/client/anonymousSession.ts';
import type { Call } from '../../../shared/client/ports.ts';
import type { CatalogueView } from '../../../shared/ipc/catalogue.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { createClient } from '../session/createClient.ts';
import { clock } from '../app/clock.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import type { HandlersOf } from '../ipc/answer.ts';
import type { NetFetch } from '../session/netTransport.ts';
import { serverFile } from '../storage/serverFile.ts';
import { CatalogueFile } from './CatalogueFile.ts';
import { CatalogueSync } from './CatalogueSync.ts';
import { ImageCache } from './ImageCache.ts';
import { ConnectionProbe } from './ConnectionProbe.ts';
import { type OfflineAnswers, withOfflineFallback } from './withOfflineFallback.ts';

/** The largest number of products that fits into a laptop's memory without slowing it down. */
const PRODUCTS_MAX = 20_000;

interface CatalogueSetup {
  /** The client's data folder. */
  folder: string;
  server: string;
  secret: string;
  fetch: NetFetch;
  language(): Language;
  /** Landing pages to store beside those that the navigation links to. */
  pages(): readonly number[];
  onChange(view: CatalogueView): void;
}

export interface OpenCatalogue {
  sync: CatalogueSync;
  /** Stored pictures, served while pages are served offline. */
  shown: { readonly isFirst: boolean; read: ImageCache['read'] };
  /** Wraps a call: answers reads of the catalogue and of `others` offline where the store does not answer. */
  through(call: Call, others?: OfflineAnswers | null): Call;
}

/** Opens the stored catalogue and starts to sync it; a failed sync is only logged. */
export function openCatalogue({ folder, onChange, ...parts }: CatalogueSetup): OpenCatalogue {
  const place = (name: string, ending: string): string => join(folder, serverFile(name, parts.server, ending));
  // The offline catalogue is readable for anyone at this computer, so it is fetched as a guest: without members'
  // prices.
  const call = createClient({ ...parts, session: anonymousSession });
  const pictures = new ImageCache({ ...parts, folder: place('pictures', '') });
  const prober = new ConnectionProbe({ call, clock, random: Math.random, reached: () => sync.setServing(false) });
  const sync: CatalogueSync = new CatalogueSync({
    call,
    pictures,
    clock,
    random: Math.random,
    language: parts.language,
    pages: parts.pages,
    room: PRODUCTS_MAX,
    file: new CatalogueFile(place('catalogue', '.ndjson'), clock.now),
    onChange: (view) => {
      prober.probe(view.isServing);
      onChange(view);
    },
  });
  sync
    .start()
    .catch((error: unknown) => logWarning(`The offline catalogue could not be opened: ${errorMessage(error)}`));
  return {
    sync,
    shown: {
      get isFirst() {
        return sync.isServing;
      },
      read: (pathname) => pictures.read(pathname),
    },
    through: (ask, others) => withOfflineFallback(ask, sync, clock, others),
  };
}

/** One handler for each channel of the contract; rep and kiosk both have a catalogue. */
export const catalogueHandlers = ({ sync }: OpenCatalogue): HandlersOf<'catalogue'> => ({
  'catalogue:read': () => sync.view(),
  'catalogue:refresh': () => void sync.refresh(),
});
