import { makeStyles, tokens } from '@fluentui/react-components';
import { cardParts } from '../../components/member/cardParts.ts';
import { narrow } from '../../theme/layout.ts';

const PICTURE = '56px';
const PHOTO = '72px';
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const unmarked = { margin: 0, padding: 0, listStyleType: 'none' } as const;

export const useStyles = makeStyles({
  list: { ...column, ...unmarked, rowGap: tokens.spacingVerticalL },
  ...cardParts,
  answer: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  reason: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  lines: { ...column, ...unmarked },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalS} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  about: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  picture: { flexShrink: 0, width: PICTURE },
  words: { ...column, rowGap: tokens.spacingVerticalXXS, minWidth: 0 },
  product: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  photos: { ...unmarked, display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  photo: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: PHOTO,
    height: PHOTO,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflow: 'hidden',
  },
  image: { display: 'block', width: PHOTO, height: PHOTO, objectFit: 'cover' },
  noImage: { fontSize: '28px', color: tokens.colorNeutralForeground3 },
  form: { ...column, rowGap: tokens.spacingVerticalXL, maxWidth: '720px' },
  // A select is as wide as its longest entry, which a phone is not.
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
  control: { minHeight: '44px', minWidth: 0, width: '100%' },
  kinds: { ...column, rowGap: tokens.spacingVerticalS },
  kind: {
    padding: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  fieldset: { ...column, rowGap: tokens.spacingVerticalS, minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: {
    float: 'left',
    width: '100%',
    padding: 0,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  check: { flexGrow: 1, minWidth: 0, alignItems: 'center', [narrow]: { flexBasis: '100%' } },
  amount: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  problem: { color: tokens.colorStatusDangerForeground1, ':empty': { display: 'none' } },
  drop: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalL,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  dropOver: { backgroundColor: tokens.colorBrandBackground2 },
  dropHint: { [narrow]: { display: 'none' } },
  file: { display: 'none' },
  button: { minHeight: '44px' },
  rows: { ...column, ...unmarked, rowGap: tokens.spacingVerticalS },
  row: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    padding: tokens.spacingVerticalXS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  grow: { flexGrow: 1 },
  fileName: { overflowWrap: 'anywhere' },
  submit: { minHeight: '44px' },
});
