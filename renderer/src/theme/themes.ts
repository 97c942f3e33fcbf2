import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';

// One hue from dark to light; 80 is the button, 110 and up serve the dark theme. A merchant's colour replaces it.
const OWN: BrandVariants = {
  10: '#021318',
  20: '#07212a',
  30: '#09323f',
  40: '#093f50',
  50: '#094d62',
  60: '#085a73',
  70: '#0a6680',
  80: '#0b6e8a',
  90: '#227f9b',
  100: '#3a91ac',
  110: '#54a3bd',
  120: '#6fb5cd',
  130: '#8bc6da',
  140: '#a8d6e6',
  150: '#c5e6f0',
  160: '#e3f4f9',
};
const brand = Object.fromEntries(
  Object.keys(OWN).map((step) => [step, `var(--brand${step})`]),
) as unknown as BrandVariants;
const family =
  "'Segoe UI Variable Text', 'Segoe UI', system-ui, -apple-system, 'Roboto', 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";
const shape = {
  borderRadiusMedium: '6px',
  borderRadiusLarge: '10px',
  borderRadiusXLarge: '16px',
  fontFamilyBase: family,
};

const lightTheme: Theme = {
  ...createLightTheme(brand),
  ...shape,
  colorNeutralBackground2: '#f6f8f9',
  colorNeutralBackground3: '#eef2f4',
  colorNeutralForeground3: '#5a646b',
  colorNeutralForeground4: '#68737a',
  // Fluent's own yellow is nearly white: a badge in it has no edge, unlike green and blue ones.
  colorPaletteYellowBackground1: '#fff7df',
  colorPaletteYellowBorder1: '#ecd085',
  colorPaletteYellowForeground1: '#735200',
};
const darkTheme: Theme = {
  ...createDarkTheme(brand),
  ...shape,
  colorBrandForeground1: brand[120],
  colorBrandForeground2: brand[130],
  colorBrandForegroundLink: brand[120],
  colorBrandForegroundLinkHover: brand[130],
  colorBrandForegroundLinkPressed: brand[140],
  // Toned down like Fluent's dark green: its yellow glares in the dark theme.
  colorPaletteYellowBackground1: '#332800',
  colorPaletteYellowBorder1: '#8a6d12',
  colorPaletteYellowForeground1: '#e8c55c',
};

// Pictures have a light background, which would glare in the dark theme; the rest of their box is as light.
const DAY = ';--pictureGround:#fff';
const NIGHT = ';--pictureFilter:brightness(0.84);--pictureGround:#d6d6d6';
const declarations = (theme: Partial<Theme>): string =>
  Object.entries(theme)
    .map(([token, value]) => `--${token}:${value}`)
    .join(';');
const ramp = Object.entries(OWN)
  .map(([step, colour]) => `--brand${step}:${colour}`)
  .join(';');
const light = `:root{${ramp};${declarations(lightTheme)}${DAY}}`;
const dark = (selector: string): string =>
  `${selector}{${declarations(differing(darkTheme, lightTheme))}${NIGHT};color-scheme:dark}`;
const differing = (theme: Theme, from: Theme): Partial<Theme> =>
  Object.fromEntries(Object.entries(theme).filter(([token, value]) => from[token as keyof Theme] !== value));

/**
 * Both themes as one static style sheet, so that the first paint has the right one and the HTML carries none. Print is
 * light.
 */
export const themeCss = (): string =>
  [
    `${light}:root{color-scheme:light}`,
    `@media screen and (prefers-color-scheme:dark){${dark(':root:not([data-theme=light])')}}`,
    `@media screen{${dark(':root[data-theme=dark]')}}`,
  ].join('\n');
