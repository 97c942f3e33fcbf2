import type { MessageText } from './MessageText.ts';

type Keys = 'welcome' | 'coupon_granted' | 'check_in_coupon' | 'level_reached';

/** Texts about coupons and levels. */
export const rewardTexts: Record<Keys, MessageText> = {
  welcome: {
    flag: 'system',
    title: ['Welcome', 'Bienvenido', 'Добро пожаловать', '欢迎'],
    body: [
      'Your account is ready. You find your quotations, orders and messages here.',
      'Su cuenta está lista. Aquí encontrará presupuestos, pedidos y mensajes.',
      'Ваш аккаунт готов. Здесь вы найдёте запросы, заказы и сообщения.',
      '您的账户已开通，询价、订单和消息都在这里。',
    ],
  },
  coupon_granted: {
    flag: 'activity',
    title: [
      'A coupon for you: {{coupon}}',
      'Un cupón para usted: {{coupon}}',
      'Купон для вас: {{coupon}}',
      '您获得一张优惠券：{{coupon}}',
    ],
    body: [
      'It is valid until {{date}}. Choose it when you order.',
      'Es válido hasta el {{date}}. Elíjalo al hacer su pedido.',
      'До {{date}} его можно выбрать при оформлении заказа.',
      '有效期至{{date}}，下单时即可选用。',
    ],
  },
  check_in_coupon: {
    flag: 'activity',
    title: [
      'Seven days in a row: {{coupon}}',
      'Siete días seguidos: {{coupon}}',
      'Семь дней подряд: {{coupon}}',
      '连续签到七天：{{coupon}}',
    ],
    body: [
      'Thank you for checking in each day. The coupon is valid until {{date}}.',
      'Gracias por visitarnos cada día. El cupón es válido hasta el {{date}}.',
      'Спасибо, что заходите каждый день. До {{date}} купон можно применить к заказу.',
      '感谢您每天光临，优惠券有效期至{{date}}。',
    ],
  },
  level_reached: {
    flag: 'account',
    title: [
      'You have reached level {{level}}: {{name}}',
      'Ha alcanzado el nivel {{level}}: {{name}}',
      'Вы достигли уровня {{level}}: {{name}}',
      '您已升至 {{level}} 级：{{name}}',
    ],
    body: [
      'You have {{growth}} growth points. The level applies from today.',
      'Tiene {{growth}} puntos de nivel. El nivel se aplica desde hoy.',
      'Ваши баллы уровня: {{growth}}. Уровень действует с сегодняшнего дня.',
      '您的成长值为 {{growth}}，从今天起享有该等级。',
    ],
  },
};
