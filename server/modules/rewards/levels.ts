import type { LevelRemark } from '../../../shared/contract/schemas/rewards.ts';
import { moneyFormat } from '../../../shared/money/moneyFormat.ts';
import { LANGUAGE_OPTIONS, LANGUAGES } from '../../../shared/text/languages.ts';
import { LEVEL_GROWTH } from '../../../shared/contract/limits.ts';
import type { StoreSettings } from '../company/settings/StoreSettings.ts';
import { wordsInAll } from '../company/words.ts';
import { inAll, type Words } from '../content/localisedWords.ts';

const NAMES: readonly Words[] = [
  ['Member', 'Miembro', 'Участник', '普通会员'],
  ['Silver', 'Plata', 'Серебряный', '白银会员'],
  ['Gold', 'Oro', 'Золотой', '黄金会员'],
  ['Platinum', 'Platino', 'Платиновый', '铂金会员'],
  ['Diamond', 'Diamante', 'Бриллиантовый', '钻石会员'],
];

/** The rules of every store; merchants add their own benefits. `{{one}}` is one unit of the currency. */
const FIRST: Words = [
  'From registration. Each {{one}} of a delivered order earns 1 point and 1 growth point; 100 points are worth {{one}}.',
  'Desde el registro. Cada {{one}} de un pedido entregado da 1 punto y 1 punto de nivel; 100 puntos equivalen a {{one}}.',
  'С момента регистрации. За каждый {{one}} доставленного заказа — 1 балл и 1 балл уровня; 100 баллов равны {{one}}.',
  '注册即享。已完成订单每满{{one}}可得1积分和1成长值；100积分可抵{{one}}。',
];
const LATER: Words = [
  'From {{growth}} growth points.',
  'A partir de {{growth}} puntos de nivel.',
  'От {{growth}} баллов уровня.',
  '成长值达到{{growth}}即可升级。',
];

/** Returns the name of a level (from 1) in every language; empty for an unknown level. */
export const levelName = (level: number, own?: StoreSettings['levels']): Words =>
  own ? wordsInAll(own[level - 1]?.name) : (NAMES[level - 1] ?? ['', '', '', '']);

/** The growth from which each level begins; the merchant's, where it is set. */
export const levelGrowth = ({ level_growth: own }: Pick<StoreSettings, 'level_growth'>): readonly number[] =>
  own ?? LEVEL_GROWTH;

/** The name and benefits of each level; the merchant's, where they are set. */
export const levelRemarks = (
  settings: Pick<StoreSettings, 'levels' | 'level_growth'>,
  currency: string,
): LevelRemark[] => {
  const { levels: own } = settings;
  return levelGrowth(settings).map((growth, index) => ({
    level: index + 1,
    growth,
    ...inAll('level_name', levelName(index + 1, own)),
    ...inAll('remark', own ? wordsInAll(own[index]?.text) : remarkOf(growth, index === 0 ? FIRST : LATER, currency)),
  }));
};

const remarkOf = (growth: number, words: Words, currency: string): Words =>
  words.map((text, index) => {
    const locale = LANGUAGE_OPTIONS[LANGUAGES[index]!].iso;
    const one = moneyFormat(locale, currency).format(1);
    return text.replaceAll('{{one}}', one).replace('{{growth}}', new Intl.NumberFormat(locale).format(growth));
  }) as unknown as Words;
