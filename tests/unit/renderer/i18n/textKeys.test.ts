import { assertType, expect, expectTypeOf, it } from 'vitest';
import { foreignKey, type KeyOf, type TextKey } from '../../../../renderer/src/i18n/textKeys.ts';
import type { Translate } from '../../../../renderer/src/i18n/useTranslation.ts';
import type { NoticeStore } from '../../../../renderer/src/stores/notices/NoticeStore.ts';

type Key = TextKey<'cart'>;

it('a typo in a key of a text does not compile', () => {
  assertType<Key>('empty.title');
  // @ts-expect-error: there is no such text
  assertType<Key>('empty.titel');
  // @ts-expect-error: a text, not a group of texts
  assertType<Key>('empty');
  // @ts-expect-error: a key of another namespace needs its prefix
  assertType<Key>('facets.title');
  assertType<Key>('catalogue:facets.title');
  // @ts-expect-error: there is no such text in that namespace
  assertType<Key>('catalogue:empty.title');
});

it('a plural has one key', () => {
  assertType<Key>('lines');
  // @ts-expect-error: i18next adds the suffix
  assertType<Key>('lines_one');
});

it('a key that is put together has to lead to a text in every case', () => {
  const t = ((key: string) => key) as Translate<'order'>;
  const name = 'title' as string;
  // @ts-expect-error: any text could follow
  t(`kept.${name}`);
  expect(t(foreignKey(`kept.${name}`))).toBe('kept.title');
  expectTypeOf<'awaiting_payment'>().toExtend<
    KeyOf<'order'> extends infer K ? (K extends `state.${infer S}` ? S : never) : never
  >();
});

it('a notice names its text with the namespace', () => {
  type Text = Parameters<NoticeStore['show']>[0]['text'];
  assertType<Text>({ key: 'chrome:cartMerged' });
  // @ts-expect-error: there is no such text
  assertType<Text>({ key: 'chrome:cartMergd' });
});
