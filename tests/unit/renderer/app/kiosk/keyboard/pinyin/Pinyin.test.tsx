import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { choose, pinyinIn } from '../../../../../../../renderer/src/app/kiosk/keyboard/pinyin/composing.ts';
import { Pinyin } from '../../../../../../../renderer/src/app/kiosk/keyboard/pinyin/Pinyin.ts';
import { syllables } from '../../../../../../../shared/text/pinyinSyllables.ts';

afterEach(cleanup);

const STORE = '便携式超声诊断仪 超声 超声探头 病人监护仪 监护仪 手术室 西安仓库 西安 先进 医院';
const pinyin = new Pinyin(syllables, STORE);
const texts = (letters: string): string[] => pinyin.candidates(letters).map(({ text }) => text);

describe('pinyin', () => {
  it.each([
    ['chaosheng', '超声'],
    ['jianhuyi', '监护仪'],
    ['bianxieshichaoshengzhenduanyi', '便携式超声诊断仪'],
    ['chaoshengtant', '超声探头'],
    ['yiyuan', '医院'],
  ])('%s is a word of the store', (letters, word) =>
    expect(pinyin.candidates(letters)[0]).toMatchObject({ text: word, used: letters.length }),
  );

  it('of a sentence is put together of words and characters, whichever way it divides', () => {
    expect(texts('chaoshengyiyuan')[0]).toBe('超声医院');
    expect(texts('womenyiyuan')[0]).toMatch(/^.{2}医院$/);
    expect(new Pinyin(syllables, '').candidates('xianguo')[0]!.text).toHaveLength(2);
  });

  it('that may be one syllable or two is offered both ways', () => {
    expect(texts('xian')).toEqual(expect.arrayContaining(['西安', '先', '西']));
    expect(texts('xian')[0]).toBe('西安');
    expect(pinyin.candidates('xian')).toContainEqual({ text: '先', used: 4 });
    expect(pinyin.candidates('xian')).toContainEqual({ text: '西', used: 2 });
  });

  it('that is still being typed has characters, too', () => {
    expect(texts('zh')).toContain('中');
    expect(texts('chaosh')[0]).toBe('超声');
  });

  it.each(['', 'v', 'uvw', 'ivx', '123'])('that is none stays as it is: %j', (letters) =>
    expect(texts(letters)).toEqual([]),
  );

  it('offers nothing twice, and never more than was typed', () => {
    for (const letters of ['shishishishi', 'xian', 'a'.repeat(200)]) {
      const found = pinyin.candidates(letters);
      expect(new Set(found.map(({ text }) => text)).size).toBe(found.length);
      expect(found.every(({ used }) => used > 0 && used <= letters.length)).toBe(true);
    }
  });
});

describe('composing', () => {
  it('is the small letters before the caret; a part number is none', () => {
    render(<input aria-label="field" />);
    const field = screen.getByLabelText<HTMLInputElement>('field');
    const pinyinBefore = (value: string, caret = value.length): string => {
      fireEvent.change(field, { target: { value } });
      field.setSelectionRange(caret, caret);
      return pinyinIn(field);
    };
    expect(pinyinBefore('超声tantou')).toBe('tantou');
    expect(pinyinBefore('超声tantou', 4)).toBe('ta');
    expect(pinyinBefore('GEprobe')).toBe('');
    expect(pinyinBefore('12-')).toBe('');
  });

  it('is put in place of its letters, and the rest goes on', () => {
    render(<input aria-label="field" defaultValue="新chaoshengyi的" />);
    const field = screen.getByLabelText<HTMLInputElement>('field');
    field.setSelectionRange(12, 12);
    choose(field, { text: '超声', used: 9 });
    expect(field.value).toBe('新超声yi的');
    expect(pinyinIn(field)).toBe('yi');
  });
});
