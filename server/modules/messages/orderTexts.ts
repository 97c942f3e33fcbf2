import type { ORDER_STATES } from '../../../shared/contract/schemas/orders.ts';
import type { MessageText } from './MessageText.ts';

type Keys =
  | 'order_placed'
  | 'payment_reminder'
  | 'transfer_announced'
  | 'payment_returned'
  | 'refund_sent'
  | `order_${(typeof ORDER_STATES)[number]}`;

/** Texts about a member's orders and payments; `{{code}}` is the order's number. */
export const orderTexts: Record<Keys, MessageText> = {
  order_awaiting_payment: {
    flag: 'account',
    title: [
      'Order {{code}} is waiting for payment',
      'El pedido {{code}} está pendiente de pago',
      'Заказ {{code}} ожидает оплаты',
      '订单 {{code}} 等待付款',
    ],
    body: [
      'We have received your order and prepare it as soon as it is paid.',
      'Hemos recibido su pedido y lo prepararemos en cuanto esté pagado.',
      'Мы получили ваш заказ и начнём готовить его сразу после оплаты.',
      '我们已收到您的订单，付款后立即备货。',
    ],
  },
  order_placed: {
    flag: 'account',
    title: [
      'Order {{code}} is waiting for payment',
      'El pedido {{code}} está pendiente de pago',
      'Заказ {{code}} ожидает оплаты',
      '订单 {{code}} 等待付款',
    ],
    body: [
      'It is reserved until {{date}}. If it is not paid and no bank transfer is announced by then, it is cancelled.',
      'Se lo reservamos hasta el {{date}}. Si para entonces no está pagado ni se ha anunciado una transferencia, se cancela.',
      'Заказ зарезервирован до {{date}}. Если до этой даты он не оплачен и банковский перевод не объявлен, заказ отменяется.',
      '我们为您保留至{{date}}。届时如未付款且未通知银行转账，订单将被取消。',
    ],
  },
  payment_reminder: {
    flag: 'account',
    title: [
      'Order {{code}} is not paid yet',
      'El pedido {{code}} aún no está pagado',
      'Заказ {{code}} ещё не оплачен',
      '订单 {{code}} 尚未付款',
    ],
    body: [
      'It is reserved until {{date}}. Pay it or announce your bank transfer by then, or it is cancelled.',
      'Se lo reservamos hasta el {{date}}. Páguelo o avise de su transferencia antes de esa fecha; de lo contrario, se cancelará.',
      'Заказ зарезервирован до {{date}}. Оплатите его или сообщите о банковском переводе до этой даты, иначе заказ будет отменён.',
      '我们为您保留至{{date}}。请在此之前付款或告知您已安排银行转账，否则订单将被取消。',
    ],
  },
  transfer_announced: {
    flag: 'account',
    title: [
      'We are waiting for your transfer for order {{code}}',
      'Esperamos su transferencia del pedido {{code}}',
      'Ждём перевод по заказу {{code}}',
      '订单 {{code}} 正在等待您的转账',
    ],
    body: [
      'The order stays reserved until your transfer arrives. Please quote the reference on the pro-forma invoice.',
      'Le reservamos el pedido hasta que llegue su transferencia. Indique la referencia de la factura proforma.',
      'Заказ зарезервирован до поступления перевода. Укажите в платеже номер из счёта-проформы.',
      '在您的转账到账之前，我们会为您保留该订单。请在转账时注明形式发票上的付款备注。',
    ],
  },
  order_paid: {
    flag: 'account',
    title: [
      'Order {{code}} is paid',
      'El pedido {{code}} está pagado',
      'Заказ {{code}} оплачен',
      '订单 {{code}} 已付款',
    ],
    body: [
      'Thank you. We have received your payment.',
      'Gracias. Hemos recibido su pago.',
      'Спасибо. Мы получили ваш платёж.',
      '谢谢，我们已收到您的付款。',
    ],
  },
  order_in_stock_preparation: {
    flag: 'account',
    title: [
      'Order {{code}} is being prepared',
      'El pedido {{code}} se está preparando',
      'Заказ {{code}} комплектуется',
      '订单 {{code}} 正在备货',
    ],
    body: [
      'We are picking the products in our warehouse.',
      'Los productos se están reuniendo en el almacén.',
      'Товары собирают на складе.',
      '仓库正在为您备齐产品。',
    ],
  },
  order_preparation_complete: {
    flag: 'account',
    title: [
      'Order {{code}} is packed',
      'El pedido {{code}} está preparado',
      'Заказ {{code}} собран',
      '订单 {{code}} 备货完成',
    ],
    body: [
      'Everything is packed and ready for the carrier.',
      'Todo está embalado y listo para el transportista.',
      'Всё упаковано и готово к передаче перевозчику.',
      '所有产品已包装完毕，等待承运商取货。',
    ],
  },
  order_out_of_storage: {
    flag: 'account',
    title: [
      'Order {{code}} has been dispatched',
      'El pedido {{code}} se ha enviado',
      'Заказ {{code}} отправлен',
      '订单 {{code}} 已出库',
    ],
    body: [
      'The carrier has collected it. You can track the parcel in the order.',
      'El transportista lo ha recogido. Puede seguir el paquete en el pedido.',
      'Перевозчик забрал посылку. Отследить её можно в заказе.',
      '承运商已取货，您可以在订单中查看物流。',
    ],
  },
  order_in_transit: {
    flag: 'account',
    title: [
      'Order {{code}} is in transit',
      'El pedido {{code}} está en tránsito',
      'Заказ {{code}} в пути',
      '订单 {{code}} 运输中',
    ],
    body: [
      'Please confirm receipt in the order when it has arrived.',
      'Cuando lo reciba, confírmelo en el pedido.',
      'Когда получите заказ, подтвердите это на его странице.',
      '收到货后，请在订单中确认。',
    ],
  },
  order_completed: {
    flag: 'account',
    title: [
      'Order {{code}} has been delivered',
      'El pedido {{code}} se ha entregado',
      'Заказ {{code}} доставлен',
      '订单 {{code}} 已完成',
    ],
    body: [
      'Your points for it are in your account.',
      'Sus puntos por este pedido ya están en su cuenta.',
      'Баллы за него зачислены.',
      '相应的积分和成长值已计入您的账户。',
    ],
  },
  order_cancelled: {
    flag: 'account',
    title: [
      'Order {{code}} is cancelled',
      'El pedido {{code}} está cancelado',
      'Заказ {{code}} отменён',
      '订单 {{code}} 已取消',
    ],
    body: [
      'Any coupon and points you used are back in your account.',
      'El cupón y los puntos que usó vuelven a estar en su cuenta.',
      'Использованные купон и баллы вернулись в личный кабинет.',
      '所使用的优惠券和积分已退回给您。',
    ],
  },
  payment_returned: {
    flag: 'account',
    title: [
      'Your payment for order {{code}} was refunded',
      'Hemos devuelto su pago del pedido {{code}}',
      'Платёж по заказу {{code}} возвращён',
      '订单 {{code}} 的付款已退回',
    ],
    body: [
      'We could not accept the payment of {{amount}}: the order no longer needed one, or the amount did not match. Your bank shows the refund within 5 to 10 days.',
      'No hemos podido aplicar el pago de {{amount}}: el pedido ya no admitía pagos o el importe no coincidía. Su banco mostrará el reembolso en un plazo de 5 a 10 días.',
      'Мы не смогли принять платёж {{amount}}: заказ уже не требовал оплаты или сумма не совпала. Банк покажет возврат в течение 5–10 дней.',
      '我们无法使用这笔 {{amount}} 的付款：订单已无需付款，或金额不符。退款将在 5 至 10 天内到账。',
    ],
  },
  refund_sent: {
    flag: 'account',
    title: [
      'We have refunded {{amount}} for order {{code}}',
      'Hemos reembolsado {{amount}} del pedido {{code}}',
      'Мы вернули {{amount}} по заказу {{code}}',
      '订单 {{code}} 已退款 {{amount}}',
    ],
    body: [
      'Your bank shows the refund within 5 to 10 days.',
      'Su banco mostrará el reembolso en un plazo de 5 a 10 días.',
      'Банк покажет возврат в течение 5–10 дней.',
      '退款将在 5 至 10 天内到账。',
    ],
  },
};
