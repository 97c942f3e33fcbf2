import { sql } from 'drizzle-orm';
import { CLAIMED, NEW_PACK } from '../../server/modules/rewards/CouponRepository.ts';
import { inAll, type Words } from '../../server/modules/content/localisedWords.ts';
import type { Database } from '../../server/platform/database/Database.ts';
import { couponRules } from '../../server/modules/rewards/schema.ts';

interface Rule {
  code: string;
  event: string;
  name: Words;
  discount?: number;
  percent?: number;
  cap?: number;
  minimum?: number;
  days: number;
  quantity?: number;
}

const rules: readonly Rule[] = [
  { code: 'WELCOME15', event: NEW_PACK, discount: 1_500, minimum: 10_000, days: 60, name: ['$15 off your first order', '15 $ en su primer pedido', '15 $ на первый заказ', '首单立减15美元'] }, // prettier-ignore
  { code: 'WELCOME5P', event: NEW_PACK, percent: 5, cap: 20_000, minimum: 50_000, days: 90, name: ['5% off equipment', '5 % en equipos', '5 % на оборудование', '设备9.5折'] }, // prettier-ignore
  { code: 'STREAK10', event: 'streak', discount: 1_000, minimum: 5_000, days: 30, name: ['$10 for seven days running', '10 $ por siete días seguidos', '10 $ за семь дней подряд', '连续签到奖励10美元'] }, // prettier-ignore
  { code: 'SILVER20', event: 'level-2', discount: 2_000, minimum: 10_000, days: 90, name: ['$20 for Silver', '20 $ para Plata', '20 $ за серебряный уровень', '白银会员20美元'] }, // prettier-ignore
  { code: 'GOLD75', event: 'level-3', discount: 7_500, minimum: 30_000, days: 90, name: ['$75 for Gold', '75 $ para Oro', '75 $ за золотой уровень', '黄金会员75美元'] }, // prettier-ignore
  { code: 'PLATINUM5', event: 'level-4', percent: 5, cap: 50_000, days: 180, name: ['5% for Platinum', '5 % para Platino', '5 % за платиновый уровень', '铂金会员9.5折'] }, // prettier-ignore
  { code: 'DIAMOND8', event: 'level-5', percent: 8, cap: 200_000, days: 180, name: ['8% for Diamond', '8 % para Diamante', '8 % за бриллиантовый уровень', '钻石会员9.2折'] }, // prettier-ignore
  { code: 'PROBE50', event: CLAIMED, discount: 5_000, minimum: 100_000, days: 45, quantity: 500, name: ['$50 off from $1,000', '50 $ a partir de 1000 $', '50 $ при заказе от 1000 $', '满1000美元减50'] }, // prettier-ignore
  { code: 'CONSUMABLES3', event: CLAIMED, percent: 3, cap: 6_000, minimum: 20_000, days: 30, name: ['3% off from $200', '3 % a partir de 200 $', '3 % при заказе от 200 $', '满200美元享9.7折'] }, // prettier-ignore
];

/** Writes the demonstration's coupons and their changes; the number of issued ones stays. */
export async function writeCoupons(db: Database): Promise<void> {
  const rows = rules.map(({ code, event, name, discount, percent, cap, minimum, days, quantity }) => ({
    code,
    event,
    texts: inAll('coupon_name', name),
    discount: discount ?? 0,
    percent: percent ?? null,
    cap: cap ?? null,
    minimum: minimum ?? 0,
    validDays: days,
    quantity: quantity ?? null,
  }));
  const now = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(couponRules)
    .values(rows)
    .onConflictDoUpdate({
      target: couponRules.code,
      set: {
        event: now('event'),
        texts: now('texts'),
        discount: now('discount'),
        percent: now('percent'),
        cap: now('cap'),
        minimum: now('minimum'),
        validDays: now('valid_days'),
        quantity: now('quantity'),
      },
    });
}
