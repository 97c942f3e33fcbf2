import { clsx } from 'clsx';
import type { Spec } from '../../../../shared/contract/schemas/catalogue.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { useUnits } from '../../ui/text/useUnits.ts';
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
  if (specs.length === 0) return null;
  return (
    <dl className={clsx(styles.list, isLarge && styles.large)}>
      {specs.slice(0, max).map((spec) => (
        <Line key={spec.key} label={text(spec, 'label')} value={withUnit(text(spec, 'value'), spec.unit)} />
      ))}
    </dl>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
