import type { LevelRemark } from '../../../shared/contract/schemas/rewards.ts';
import { LEVEL_GROWTH } from '../../../shared/contract/limits.ts';
import type { StoreSettings } from '../company/StoreSettings.ts';
import { wordsInAll } from '../company/words.ts';
import { inAll, type Words } from '../content/localisedWords.ts';

const levels: readonly { name: Words; remark: Words }[] = [
  {
    name: ['Member', 'Miembro', 'Участник', '普通会员'],
    remark: [
      'From registration on. Every whole dollar of a completed order gives 1 point and 1 growth; 100 points are worth 1 dollar.',
      'Desde el registro. Cada dólar entero de un pedido completado da 1 punto y 1 de crecimiento; 100 puntos equivalen a 1 dólar.',
      'С момента регистрации. За каждый полный доллар завершённого заказа — 1 балл и 1 очко роста; 100 баллов равны 1 доллару.',
      '注册即享。已完成订单每满1美元可得1积分和1成长值；100积分可抵1美元。',
    ],
  },
  {
    name: ['Silver', 'Plata', 'Серебряный', '白银会员'],
    remark: [
      'A coupon of $20 when you reach this level.',
      'Un cupón de 20 $ al alcanzar este nivel.',
      'Купон на 20 $ при переходе на этот уровень.',
      '升至该等级时赠送20美元优惠券。',
    ],
  },
  {
    name: ['Gold', 'Oro', 'Золотой', '黄金会员'],
    remark: [
      'A coupon of $75 when you reach this level.',
      'Un cupón de 75 $ al alcanzar este nivel.',
      'Купон на 75 $ при переходе на этот уровень.',
      '升至该等级时赠送75美元优惠券。',
    ],
  },
  {
    name: ['Platinum', 'Platino', 'Платиновый', '铂金会员'],
    remark: [
      'A coupon of 5% off, up to $500, when you reach this level.',
      'Un cupón del 5 % de descuento, hasta 500 $, al alcanzar este nivel.',
      'Купон на скидку 5 %, не более 500 $, при переходе на этот уровень.',
      '升至该等级时赠送9.5折优惠券，最高减500美元。',
    ],
  },
  {
    name: ['Diamond', 'Diamante', 'Бриллиантовый', '钻石会员'],
    remark: [
      'A coupon of 8% off, up to $2,000, when you reach this level.',
      'Un cupón del 8 % de descuento, hasta 2000 $, al alcanzar este nivel.',
      'Купон на скидку 8 %, не более 2000 $, при переходе на этот уровень.',
      '升至该等级时赠送9.2折优惠券，最高减2000美元。',
    ],
  },
];

/** Returns the name of a level (from 1) in every language; empty for an unknown level. */
export const levelName = (level: number): Words => levels[level - 1]?.name ?? ['', '', '', ''];

/** The name and benefits of each level; the merchant's, where they are set. */
export const levelRemarks = (own?: StoreSettings['levels']): LevelRemark[] =>
  LEVEL_GROWTH.map((growth, at) => ({
    level: at + 1,
    growth,
    ...inAll('level_name', own ? wordsInAll(own[at]?.name) : levelName(at + 1)),
    ...inAll('remark', own ? wordsInAll(own[at]?.text) : (levels[at]?.remark ?? ['', '', '', ''])),
  }));
