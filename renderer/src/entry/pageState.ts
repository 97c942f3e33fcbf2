import type { ResourceLanguage } from 'i18next';
import type { HydrationState } from 'react-router-dom';
import { APP_SHELL_STATE_ID, type AppShellState } from '../../../shared/web/appShell.ts';
import type { RoutineConfig } from '../../../shared/contract/schemas/content.ts';
import { type Language, LANGUAGES } from '../../../shared/text/languages.ts';
import type { DeviceClass } from '../../../shared/web/deviceClass.ts';
import { scriptJson } from '../seo/scriptJson.ts';
import type { DehydratedQueries } from '../stores/queries/QueryStore.ts';
import { packJson, type PackedJson, unpackJson } from './packedJson.ts';

/** The state that the server embeds in the HTML: everything it knew while rendering; no member's data. */
export interface PageState {
  language: Language;
  device: DeviceClass;
  /** The browser should load the debugging tool. */
  hasDebugTool: boolean;
  origin: string;
  now: number;
  /** The API's address and the signing secret, which is public in a web build (D2). */
  api: { base: string; secret: string };
  router: HydrationState;
  queries: DehydratedQueries;
  texts: Record<string, ResourceLanguage>;
  /** Formatted dates, country names and the like, as in the server's HTML. */
  formatted: (readonly [key: string, text: string])[];
}

const ELEMENT_ID = 'page-state';

type WrittenState = Omit<PageState, 'queries'> & { queries: PackedJson };

/** The state as a script element, escaped so that no text in it can end the element. */
export function pageStateElement({ queries, ...state }: PageState): string {
  const json = scriptJson({ ...state, queries: packJson(queries) } satisfies WrittenState);
  return `<script id="${ELEMENT_ID}" type="application/json">${json}</script>`;
}

/** The state of a page that the server rendered; null in one that it did not, as in the desktop client. */
export function readPageState(document: Document): PageState | null {
  const stored = readJson(document, ELEMENT_ID) as WrittenState | null;
  return stored && { ...stored, queries: unpackJson(stored.queries) as DehydratedQueries };
}

/** The state of the app shell, which stands for any page without a network; null in other pages. */
export const readShellState = (document: Document): AppShellState | null =>
  readJson(document, APP_SHELL_STATE_ID) as AppShellState | null;

function readJson(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** A remembered language, unless the merchant does not offer it any more: its addresses would lead back here. */
export function offeredOf(state: PageState | null, language: Language | null): Language | null {
  const config = state?.queries.find(([key]) => key.startsWith('readConfig '))?.[1] as RoutineConfig | undefined;
  return language && (config?.languages ?? LANGUAGES).includes(language) ? language : null;
}
