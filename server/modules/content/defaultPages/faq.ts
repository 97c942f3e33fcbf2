import {
  EXCHANGE_DAYS,
  QUERY_REPLY_HOURS,
  QUOTE_REPLY_HOURS,
  RETURN_DAYS,
} from '../../../../shared/contract/limits.ts';
import type { PublishText } from './PublishText.ts';

export const faq: PublishText = {
  key: 'FAQ',
  updated: '2026-11-25',
  title: ['Frequently asked questions', 'Preguntas frecuentes', 'Частые вопросы', '常见问题'],
  body: [
    `
## Prices and quotations

? Why do I not see a price?
Prices are shown to members. Registration is free and takes a minute. A product without a price is sold by quotation alone.

? How fast is a quotation?
Within ${QUOTE_REPLY_HOURS} hours. Other queries are answered within ${QUERY_REPLY_HOURS} hours.

? Am I bound by a request?
No. You order only when you accept the offer.

## Products

? How do I know that a part fits my machine?
Every part lists the machines it was made for, model by model. If yours is missing, ask: the list is what we have checked, not all that is possible.

? What does refurbished mean?
Cleaned, repaired and tested against the data of the maker, with a record.

## Delivery

? When will it be here?
Each product says how many days it takes. If you need a date, ask for it in your request for a quotation.

? Where is my parcel?
Enter the logistics number at [order tracking](/order/tracking).

## Returns

? Can I send something back?
Yes, within ${RETURN_DAYS} days, counted from the shipping date, if it is complete and unused.

? What if it arrives damaged?
It is exchanged within ${EXCHANGE_DAYS} days, counted from signing for it. Please note the damage before you sign.
`,
    `
## Precios y presupuestos

? ¿Por qué no veo el precio?
Los precios se muestran a los miembros. El registro es gratuito y tarda un minuto. Un producto sin precio solo se vende con presupuesto.

? ¿Cuánto tarda un presupuesto?
Como máximo ${QUOTE_REPLY_HOURS} horas. Las demás consultas se responden en ${QUERY_REPLY_HOURS} horas.

? ¿Me obliga a algo una solicitud?
No. Solo pide cuando acepta la oferta.

## Productos

? ¿Cómo sé si una pieza sirve para mi equipo?
Cada pieza indica los equipos para los que se hizo, modelo por modelo. Si falta el suyo, pregunte: la lista es lo comprobado, no todo lo posible.

? ¿Qué significa reacondicionado?
Limpiado, reparado y probado frente a los datos del fabricante, con informe.

## Entrega

? ¿Cuándo llegará?
Cada producto indica cuántos días tarda. Si necesita una fecha, indíquela al solicitar el presupuesto.

? ¿Dónde está mi paquete?
Introduzca el número de envío en [seguimiento de pedidos](/order/tracking).

## Devoluciones

? ¿Puedo devolver algo?
Sí, en ${RETURN_DAYS} días desde la fecha de envío, si está completo y sin usar.

? ¿Y si llega dañado?
Se cambia en ${EXCHANGE_DAYS} días desde la firma de recepción. Anote el daño antes de firmar.
`,
    `
## Цены и предложения

? Почему я не вижу цену?
Цены видят зарегистрированные покупатели. Регистрация бесплатна и занимает минуту. Товар без цены продаётся только по предложению.

? Как быстро приходит предложение?
За ${QUOTE_REPLY_HOURS} часа. На другие вопросы отвечаем за ${QUERY_REPLY_HOURS} часа.

? Обязывает ли запрос к покупке?
Нет. Заказ возникает, только когда вы принимаете предложение.

## Товары

? Как узнать, подходит ли деталь к моему аппарату?
У каждой детали указаны аппараты, для которых она сделана, по моделям. Если вашего нет, спросите: в списке то, что мы проверили, а не всё возможное.

? Что значит «восстановленное»?
Очищено, отремонтировано и испытано по данным изготовителя, с протоколом.

## Доставка

? Когда придёт заказ?
У каждого товара указано число дней. Если нужна точная дата, укажите её в запросе.

? Где моя посылка?
Введите номер отправления на странице [отслеживания](/order/tracking).

## Возврат

? Можно ли вернуть товар?
Да, в течение ${RETURN_DAYS} дней с даты отправки, если он полный и не использован.

? Что, если товар пришёл повреждённым?
Мы обменяем его в течение ${EXCHANGE_DAYS} дней с момента подписи о получении. Отметьте повреждение до подписи.
`,
    `
## 价格与报价

? 为什么看不到价格？
价格向会员显示。注册免费，只需一分钟。没有价格的商品仅按报价销售。

? 报价需要多久？
${QUOTE_REPLY_HOURS}小时内。其他咨询在${QUERY_REPLY_HOURS}小时内答复。

? 询价后必须购买吗？
不必。只有您接受报价时才构成订单。

## 商品

? 如何知道配件适用于我的设备？
每个配件都逐一列出适用机型。若没有您的机型，请咨询我们：列表是已核实的范围，并非全部可能。

? “翻新”是什么意思？
已清洁、维修并按厂家参数检测，附检测记录。

## 交货

? 何时送达？
每件商品标明所需天数。如需具体日期，请在询价时说明。

? 包裹在哪里？
请在[订单追踪](/order/tracking)输入物流单号。

## 退换

? 可以退货吗？
可以，自发货之日起${RETURN_DAYS}天内，须完整且未使用。

? 收到时已损坏怎么办？
自签收之日起${EXCHANGE_DAYS}天内换货。请在签字前注明损坏。
`,
  ],
};
