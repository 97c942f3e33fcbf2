import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { CHROME_NAMESPACES } from '../../../../../renderer/src/app/routes.tsx';
import { browserTexts } from '../../../../../renderer/src/i18n/browserTexts.ts';
import { createI18n } from '../../../../../renderer/src/i18n/createI18n.ts';
import { SiteContext } from '../../../../../renderer/src/ui/head/Head.tsx';
import { useUnits } from '../../../../../renderer/src/ui/text/useUnits.ts';
import { LANGUAGES, type Language } from '../../../../../shared/text/languages.ts';

async function unitsIn(language: Language) {
  const texts = await createI18n(language, browserTexts);
  await texts.loadNamespaces([...CHROME_NAMESPACES]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={texts}>
      <SiteContext value={{ origin: 'https://shop.example', language }}>{children}</SiteContext>
    </I18nextProvider>
  );
  return renderHook(useUnits, { wrapper }).result.current;
}

it('writes units with what every page says in the language of its reader', async () => {
  const all = await Promise.all(LANGUAGES.map(unitsIn));
  expect(all.map(({ withUnit }) => withUnit('1', 'a').split('\u00a0')[1])).toEqual(['year', 'año', 'год', '年']);
  expect(all.map(({ unitName }) => unitName('″'))).toEqual(['inches', 'pulgadas', 'дюймов', '英寸']);
});
