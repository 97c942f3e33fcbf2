import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type { Spec } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useStores } from '../../../stores/context.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { useUnits } from '../../../ui/text/useUnits.ts';
import styles from './KeySpecs.module.css';

interface KeySpecsProps {
  specs: readonly Spec[];
  max?: number;
  /** On the product's own page, in larger type. */
  isLarge?: boolean;
}

/** The key specifications that buyers decide by. */
export function KeySpecs({ specs, max = 4, isLarge }: KeySpecsProps) {
  const text = useLocalised();
  const { withUnit } = useUnits();
  // Only a phone's cards need an element around each line; a list on a wide screen is lighter by a hundred.
  const Line = useStores().ui.isMobile ? BoxedLine : Fragment;
  if (specs.length === 0) return null;
  return (
    <dl className={clsx(styles.list, Line === BoxedLine && styles.boxed, isLarge && styles.large)}>
      {specs.slice(0, max).map((spec) => (
        <Line key={spec.key}>
          <dt>{text(spec, 'label')}</dt>
          <dd>{withUnit(text(spec, 'value'), spec.unit)}</dd>
        </Line>
      ))}
    </dl>
  );
}

const BoxedLine = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>;
