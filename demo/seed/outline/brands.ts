/** A fictional brand: no real company has these names. */
export interface BrandSeed {
  key: string;
  name: string;
  country: string;
  founded: number;
  field: 'ultrasound' | 'monitoring' | 'surgical' | 'radiology' | 'consumables';
  /**
   * `k` is the group's letters, `h` and `l` a probe's two frequencies, `9` a digit, `a` a letter; capitals are literal.
   */
  grammar: string;
  /** Names of its equipment series. */
  series: readonly string[];
  /** Housing, accent and trim of its products. */
  palette: readonly [body: string, accent: string, trim: string];
}

const brand = (
  line: string,
  field: BrandSeed['field'],
  grammar: string,
  series: string,
  palette: string,
): BrandSeed => {
  const [name = '', country = '', founded = ''] = line.split(' ');
  const [body = '', accent = '', trim = ''] = palette.split(' ');
  const colours = [`#${body}`, `#${accent}`, `#${trim}`] as const;
  return {
    key: name.toLowerCase(),
    name,
    country,
    founded: Number(founded),
    field,
    grammar,
    series: series.split(' '),
    palette: colours,
  };
};

export const brands: readonly BrandSeed[] = [
  brand('Sonarys FR 1994', 'ultrasound', 'kh-la', 'Aria Lyra Sonata', 'f3f5f6 0e7c86 33474f'),
  brand('Ekhova NL 1988', 'ultrasound', 'kl-ha9', 'Fjord Delta Strand', 'eef1f5 2f5fb3 2c3850'),
  brand('Quellion DE 1971', 'ultrasound', '99-k-999', 'Kontur Horizont Linea', 'eceef0 d9822b 3b3f45'),
  brand('Halveta SE 2003', 'ultrasound', 'k99/9a', 'Nord Sund', 'f4f4f0 3a8f5c 37423c'),
  brand('Mirasono JP 1982', 'ultrasound', 'ka-9999', 'Hikari Sora Kaze', 'f6f4f2 b23a5a 4a3d44'),
  brand('Vitarque US 1979', 'monitoring', 'k9-9999-a', 'Sentry Meridian Beacon', 'f0f2f4 1f6fb5 2e3b4a'),
  brand('Cardovia IT 1990', 'monitoring', 'k.999.9a', 'Ritmo Vela Cuore', 'f5f3ef c2473d 4a3a38'),
  brand('Brightmere GB 1967', 'monitoring', 'BM99-k9', 'Avon Tamar Severn', 'eef2ef 5a7d2a 3a4236'),
  brand('Zenhaku JP 1976', 'monitoring', 'k-a999', 'Suzu Mizu Nami', 'f3f2f6 6a55a8 3c3850'),
  brand('Monvita CH 1998', 'monitoring', 'k999-99', 'Alpina Corvatsch Säntis', 'f4f5f5 c8303f 40464c'),
  brand('Heyunda CN 1999', 'monitoring', 'kY99-9a', 'Yun Hai Shan', 'eff3f6 0f8fb8 2f4654'),
  brand('Ferrowald DE 1954', 'surgical', 'FW 99-999-k', 'Forst Tann', 'dfe3e6 3d6f9e 4a545c'),
  brand('Tuttmark DE 1923', 'surgical', 'k 99.999.99', 'Donau Alb', 'e4e2dd 9a7b2f 544f45'),
  brand('Kirvane US 1996', 'surgical', 'k-999-99a', 'Vector Summit Apex', 'eef0f3 e06a2c 30363f'),
  brand('Ostrelle FR 1985', 'surgical', 'OE-k99a', 'Opale Zenith Cristal', 'f2f2f4 274f9c 2a2f3c'),
  brand('Solhavn DK 1963', 'surgical', 'SH99k.9', 'Lys Havn Strand', 'f6f6f3 e0a526 3e4a52'),
  brand('Roentara DE 1959', 'radiology', 'Rk-999/9', 'Prisma Spektra Optima', 'edf0f2 27848f 394449'),
  brand('Kvantix CZ 1991', 'radiology', 'k-9a9-99', 'Foton Kvant', 'e9ecee 7a4fa0 413a4c'),
  brand('Imavolt KR 2001', 'radiology', 'IV9k-999', 'Haneul Byeol Nuri', 'f1f4f6 1c9a74 2f4640'),
  brand('Plumbara GB 1974', 'radiology', 'PB-k99-9', 'Shield Guard', 'e8ebef 44598c 3a4152'),
  brand('Contravia US 1987', 'radiology', 'CV-k999', 'Pulse Current Stream', 'f3f3f1 b8442f 45403c'),
  brand('Puravel IE 1993', 'consumables', 'k-9999', 'Pure', 'f5f7f7 17939b 46616a'),
  brand('Salvanta ES 1981', 'consumables', 'SVk-99-9', 'Alba', 'f7f5f1 d5634d 574a44'),
  brand('Hexalind MY 2006', 'consumables', 'HX.k.999', 'Hex', 'f2f5f3 6f9a32 48523c'),
];

/** Returns a brand by its key. Throws for an unknown key. */
export const brandOf = (key: string): BrandSeed => {
  const record = brands.find((entry) => entry.key === key);
  if (!record) throw new Error(`There is no brand ${key}`);
  return record;
};
