import 'virtual:theme.css';
import type { i18n } from 'i18next';
import { configure } from 'mobx';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { DEFAULT_LANGUAGE, htmlLanguage, isLanguage, type Language } from '../../../shared/text/languages.ts';
import { browserTexts } from '../i18n/browserTexts.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { StaffPage } from '../pages/staff/StaffPage.tsx';
import { openStaff } from '../platform/staff.ts';
import { StaffStore } from '../stores/kiosk/StaffStore.ts';
import { FluentParts } from '../ui/layout/FluentParts.tsx';

configure({ enforceActions: 'always' });
void start();

async function textsOf(language: Language): Promise<{ language: Language; i18n: i18n }> {
  const texts = await createI18n(language, browserTexts);
  await texts.loadNamespaces(['staff']);
  document.documentElement.lang = htmlLanguage(language);
  return { language, i18n: texts };
}

/** The staff's window of a kiosk: a page with an origin of its own. */
async function start(): Promise<void> {
  const requestedLanguage = new URLSearchParams(location.search).get('lang');
  const texts = await textsOf(isLanguage(requestedLanguage) ? requestedLanguage : DEFAULT_LANGUAGE);
  const store = new StaffStore(openStaff());
  await store.start();
  createRoot(document.getElementById('root')!).render(
    <FluentParts>
      <Staff store={store} atFirst={texts} />
    </FluentParts>,
  );
}

// The window never navigates, so that a language is only another set of texts.
function Staff({ store, atFirst }: { store: StaffStore; atFirst: Awaited<ReturnType<typeof textsOf>> }) {
  const [{ language, i18n: texts }, setTexts] = useState(atFirst);
  return (
    <I18nextProvider i18n={texts}>
      <StaffPage store={store} language={language} onLanguage={(to) => void textsOf(to).then(setTexts)} />
    </I18nextProvider>
  );
}
