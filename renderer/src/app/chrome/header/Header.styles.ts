import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow, PAGE_SIDES } from '../../../theme/layout.ts';

const tight = '@media (min-width: 640px) and (max-width: 859px)';

export const useStyles = makeStyles({
  root: {
    position: 'sticky',
    zIndex: 40,
    top: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    // At such a zoom the header would fill the window, so it scrolls away.
    '@media (max-height: 480px)': { position: 'static' },
  },
  main: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    // The outbox chip has a column while it is shown.
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXL,
    padding: `${tokens.spacingVerticalS} ${PAGE_SIDES}`,
    [medium]: { columnGap: tokens.spacingHorizontalM },
    [tight]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [narrow]: { gridTemplateColumns: '1fr auto', rowGap: tokens.spacingVerticalXS },
  },
  search: { maxWidth: '52rem', width: '100%', justifySelf: 'center', [narrow]: { gridRow: 2, gridColumn: '1 / -1' } },
  waiting: {
    ':empty': { display: 'none' },
    // Where it would push the others out of the window it wraps onto a line of its own.
    [tight]: { gridRow: 2, gridColumn: '1 / -1', justifySelf: 'end' },
    [narrow]: { gridRow: 3, gridColumn: '1 / -1', justifySelf: 'start' },
  },
  links: { display: 'flex', columnGap: tokens.spacingHorizontalXS },
  row: { position: 'relative', display: 'flex', columnGap: tokens.spacingHorizontalS, padding: `0 ${PAGE_SIDES}` },
});
