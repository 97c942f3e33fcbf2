import type { i18n } from 'i18next';

/** Loads namespaces. Throws where one cannot be had, as i18next does not: its texts would be shown as keys. */
export async function loadTexts(texts: i18n, ...namespaces: string[]): Promise<void> {
  await texts.loadNamespaces(namespaces);
  if (!namespaces.every((name) => texts.hasResourceBundle(texts.language, name)))
    throw new Error('texts could not be loaded');
}
