import { Select } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import styles from './SelectField.module.css';

/** Fluent's select, as high as the fields beside it. */
export function SelectField({ autoComplete, ...props }: ComponentProps<typeof Select>) {
  // Fluent drops `autoComplete` unless the slot has it.
  const select = { className: styles.list, ...(autoComplete && { autoComplete }) };
  return <Select className={styles.root} size="large" select={select} {...props} />;
}
