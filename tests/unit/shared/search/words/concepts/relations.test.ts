import { describe, expect, it } from 'vitest';
import relations from '../../../../../../shared/search/thesaurus/relations.json' with { type: 'json' };
import { relationIn } from '../../../../../../shared/search/words/concepts/relations.ts';
import { namesOfThing } from '../../../../../../shared/search/words/concepts/thesaurus.ts';

const namesIn = (typed: string): string[] => relationIn(typed)?.names.map((name) => name.join(' ')) ?? [];

describe('what a thing does, and to what', () => {
  it.each([
    ['thing to cut the old stitches', 'surgical scissor'],
    ['something that cuts out sutures', 'surgical scissor'],
    ['cosa para sujetar agujas', 'needl holder'],
    ['чем раздвигают рану, чтобы раздвинуть', 'retractor'],
    ['给病人打点滴的管子', 'infusion set'],
    ['看肠子的镜子', 'colonoscop'],
  ])('leads to the thing wherever the words stand: %s', (typed, name) => {
    expect(namesIn(typed)).toContain(name);
  });

  it('prefers the thing that most words describe', () => {
    expect(namesIn('protect eyes from x-rays')).toContain('lead glass');
    expect(namesIn('protect eyes from x-rays')).not.toContain('lead apron');
  });

  it.each(['cut', 'stitches', 'needle holder', 'suturing', '剪刀', ''])('needs a word for each: %s', (typed) => {
    expect(relationIn(typed)).toBeNull();
  });

  it('names things of the thesaurus and words that are listed', () => {
    for (const { of, words, more = [] } of relations.things as { of: string[]; words: string[]; more?: string[] }[]) {
      for (const thing of of) expect(namesOfThing(thing), thing).not.toEqual([]);
      for (const word of [...words.flatMap((names) => names.split('|')), ...more])
        expect(Object.keys(relations.words)).toContain(word);
    }
  });
});
