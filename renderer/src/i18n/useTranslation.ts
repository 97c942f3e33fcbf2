import type { i18n, TFunction, TOptions } from 'i18next';
import { useContext, useEffect, useReducer } from 'react';
import { I18nContext } from 'react-i18next';
import { storeNameIn } from './storeName.ts';
import type { Namespace, TextKey } from './textKeys.ts';

/** Returns a text; `Name` is the namespace whose keys need no prefix. */
export type Translate<Name extends Namespace> = (key: TextKey<Name>, filling?: TOptions) => string;

interface Translation<Name extends Namespace> {
  t: Translate<Name>;
  i18n: i18n;
}

type AnyTranslate = (key: string, filling?: TOptions) => string;

const translators = new WeakMap<i18n, Map<string, AnyTranslate>>();

/**
 * The texts of some namespaces; keys of the first one need no prefix. A page has one language, so that nothing
 * subscribes to changes, as react-i18next's own hook does in every component; missing namespaces are loaded.
 */
export function useTranslation<Name extends Namespace = 'chrome'>(
  namespaces?: Name | readonly [Name, ...Namespace[]],
): Translation<Name> {
  const { i18n: texts } = useContext(I18nContext)!;
  const [, renew] = useReducer((times: number) => times + 1, 0);
  const names = String(namespaces ?? texts.options.defaultNS);
  const isHere = names.split(',').every((name) => texts.hasLoadedNamespace(name));
  useEffect(() => {
    if (!isHere) void texts.loadNamespaces(names.split(',')).then(renew);
  }, [texts, names, isHere]);
  return { t: translateFor(texts, names.split(',')[0] as Name), i18n: texts };
}

/** Returns the one function of a namespace, outside components too. It is shared by all readers and caches its texts. */
export function translateFor<Name extends Namespace>(texts: i18n, namespace: Name): Translate<Name> {
  const all = translators.get(texts) ?? new Map<string, AnyTranslate>();
  translators.set(texts, all);
  const t = all.get(namespace) ?? remembering(texts, texts.getFixedT(null, namespace));
  all.set(namespace, t);
  return t;
}

/** A text without placeholders is looked up once: i18next copies all of its options for every lookup. */
function remembering(texts: i18n, t: TFunction): AnyTranslate {
  const cache = new Map<string, string>();
  let store = storeNameIn(texts);
  return (key, filling) => {
    if (store !== storeNameIn(texts)) cache.clear();
    store = storeNameIn(texts);
    if (filling) return t(key, filling);
    const text = cache.get(key) ?? t(key);
    // i18next returns the key of a text that is not loaded yet: that is not cached.
    if (!key.endsWith(text)) cache.set(key, text);
    return text;
  };
}
