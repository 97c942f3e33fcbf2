import { makeStyles, Select } from '@fluentui/react-components';
import type { ComponentProps } from 'react';

const useStyles = makeStyles({
  root: { minWidth: 0, width: '100%' },
  // The frame belongs to the list itself.
  list: { minHeight: '44px', textOverflow: 'ellipsis' },
});

/** Fluent's select, as high as the fields beside it. */
export function SelectField(props: ComponentProps<typeof Select>) {
  const styles = useStyles();
  return <Select className={styles.root} size="large" select={{ className: styles.list }} {...props} />;
}
