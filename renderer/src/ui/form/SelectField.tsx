import { Select } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import styles from './SelectField.module.css';

/** Fluent's select, as high as the fields beside it. */
export function SelectField(props: ComponentProps<typeof Select>) {
  return <Select className={styles.root} size="large" select={{ className: styles.list }} {...props} />;
}
