import type { Block } from '../../../../shared/contract/schemas/content.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { RichText } from '../article/RichText.tsx';
import { Section } from './Section.tsx';

/** A text between other blocks. */
export function RichTextBlock({ block }: { block: Extract<Block, { kind: 'richtext' }> }) {
  const text = useLocalised();
  return (
    <Section title={text(block, 'title')}>
      <RichText html={text(block, 'html')} />
    </Section>
  );
}
