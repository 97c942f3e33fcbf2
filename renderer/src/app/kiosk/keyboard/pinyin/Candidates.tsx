import { clsx } from 'clsx';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { type PointerEvent, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { Field } from '../typing.ts';
import styles from './Candidates.module.css';
import { choose, pinyinIn } from './composing.ts';
import { Pinyin } from './Pinyin.ts';
import { syllables } from '../../../../../../shared/text/pinyinSyllables.ts';

/** The width of the two arrows in a row, with their margins. */
const ARROWS_PX = 2 * (64 + 8);
/** Before layout: the width of an upright kiosk screen. */
const ROW_PX = 860;
const widthOf = (text: string): number => Math.max(72, 32 + 25 * text.length);

export interface CandidatesProps {
  field: Field;
  /** Takes the first candidate; returns whether there was one. */
  takeFirst: Ref<() => boolean>;
}

/** Candidates for the pinyin before the caret, to be touched. */
export function Candidates({ field, takeFirst }: CandidatesProps) {
  const { t, i18n } = useTranslation('kiosk');
  // The store's own vocabulary on this page: group names and visible texts.
  const [pinyin] = useState(
    () =>
      new Pinyin(
        syllables,
        JSON.stringify(i18n.getDataByLanguage('zh')) + document.getElementById('root')?.textContent,
      ),
  );
  const letters = usePinyin(field);
  const { row, room } = useRoom();
  const [from, setFrom] = useState({ letters, at: 0 });
  const all = letters === '' ? [] : pinyin.candidates(letters);
  const start = from.letters === letters ? from.at : 0;
  const shownCandidates = all.slice(start, start + countIn(all.slice(start), room));
  const before = startBefore(all, start, room);
  useImperativeHandle(takeFirst, () => () => {
    const [first] = shownCandidates;
    if (first) choose(field, first);
    return first !== undefined;
  });
  const onPress = (act: () => void) => (event: PointerEvent) => {
    // The field keeps the focus.
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div ref={row} role="group" aria-label={t('keyboard.candidates')} className={styles.root}>
      <div className={styles.words}>
        {shownCandidates.map((each, index) => (
          <button
            key={each.text}
            type="button"
            tabIndex={-1}
            className={clsx(styles.key, index === 0 && styles.first)}
            onPointerDown={onPress(() => choose(field, each))}
          >
            {each.text}
          </button>
        ))}
      </div>
      {all.length > shownCandidates.length && (
        <>
          <button
            type="button"
            tabIndex={-1}
            className={styles.key}
            disabled={start === 0}
            aria-label={t('keyboard.earlier')}
            onPointerDown={onPress(() => setFrom({ letters, at: before }))}
          >
            <ChevronLeftRegular aria-hidden="true" />
          </button>
          <button
            type="button"
            tabIndex={-1}
            className={styles.key}
            disabled={start + shownCandidates.length >= all.length}
            aria-label={t('keyboard.later')}
            onPointerDown={onPress(() => setFrom({ letters, at: start + shownCandidates.length }))}
          >
            <ChevronRightRegular aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
}

/** The width that this screen leaves for candidates beside the arrows. */
function useRoom() {
  const row = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(ROW_PX);
  useLayoutEffect(() => {
    const measure = (): void => {
      const width = row.current?.clientWidth ?? 0;
      if (width > 0) setRoom(width - ARROWS_PX);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return { row, room };
}

type Shown = readonly { text: string }[];

/** The number of candidates in a row; at least one. */
function countIn(candidates: Shown, room: number): number {
  let width = room;
  const firstOutside = candidates.findIndex(({ text }) => (width -= widthOf(text)) < 0);
  return firstOutside < 0 ? candidates.length : Math.max(1, firstOutside);
}

/** The first candidate of the page before. */
function startBefore(all: Shown, end: number, room: number): number {
  let start = 0;
  for (let next = 0; next < end; next += countIn(all.slice(next), room)) start = next;
  return start;
}

/** The pinyin being typed, whichever key it comes from. */
function usePinyin(field: Field): string {
  const [letters, setLetters] = useState(() => pinyinIn(field));
  useEffect(() => {
    const read = (): void => setLetters(pinyinIn(field));
    read();
    field.addEventListener('input', read);
    document.addEventListener('selectionchange', read);
    return () => {
      field.removeEventListener('input', read);
      document.removeEventListener('selectionchange', read);
    };
  }, [field]);
  return letters;
}
