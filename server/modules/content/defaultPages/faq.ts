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

? Why can't I see prices?
Prices are shown after you log in. An account is free and takes a minute to create. Products without a price are sold by quotation only.

? How long does a quotation take?
Up to ${QUOTE_REPLY_HOURS} hours. Other questions are answered within ${QUERY_REPLY_HOURS} hours.

? Does a request commit me to buy?
No. A quotation is free and without obligation; you order only when you accept it.

## Products

? How do I know that a part fits my machine?
Every part lists the machines it was made for, model by model. If yours is missing, ask us: the list holds the models we have checked, and others may fit.

? What does refurbished mean?
Cleaned, repaired and tested to the manufacturer's specifications, with a test report.

## Delivery

? When will my order arrive?
The product page shows the delivery time in days. If you need a fixed date, say so in your request for a quotation.

? Where is my parcel?
Enter the tracking number at [order tracking](/order/tracking).

## Returns

? Can I return a product?
Yes, within ${RETURN_DAYS} days, counted from the shipping date, if it is complete and unused.

? What if it arrives damaged?
We exchange it within ${EXCHANGE_DAYS} days of delivery. Note the damage on the delivery note before you sign.
`,
    `
## Precios y presupuestos

? ¿Por qué no veo el precio?
Los precios se muestran al iniciar sesión. La cuenta es gratuita y se crea en un minuto. Un producto sin precio solo se vende con presupuesto.

? ¿Cuánto tarda un presupuesto?
Como máximo ${QUOTE_REPLY_HOURS} horas. Las demás consultas se responden en ${QUERY_REPLY_HOURS} horas.

? ¿Me compromete a algo una solicitud?
No. El presupuesto es gratuito y sin compromiso; solo hay pedido cuando lo acepta.

## Productos

? ¿Cómo sé si una pieza sirve para mi equipo?
Cada pieza indica los equipos para los que se hizo, modelo por modelo. Si falta el suyo, consúltenos: la lista recoge los modelos comprobados y puede haber otros compatibles.

? ¿Qué significa reacondicionado?
Limpiado, reparado y probado según las especificaciones del fabricante, con informe de pruebas.

## Entrega

? ¿Cuándo llegará mi pedido?
La página del producto muestra el plazo de entrega en días. Si necesita una fecha fija, indíquela al solicitar el presupuesto.

? ¿Dónde está mi paquete?
Introduzca el número de seguimiento en [seguimiento de pedidos](/order/tracking).

## Devoluciones

? ¿Puedo devolver un producto?
Sí, en ${RETURN_DAYS} días desde la fecha de envío, si está completo y sin usar.

? ¿Y si llega dañado?
Lo cambiamos en ${EXCHANGE_DAYS} días desde la entrega. Anote el daño en el albarán antes de firmar.
`,
    `
## Цены и предложения

? Почему я не вижу цену?
Цены видны после входа. Регистрация бесплатна и занимает минуту. Товар без цены продаётся только по предложению.

? Как быстро приходит предложение?
За ${QUOTE_REPLY_HOURS} часа. На другие вопросы отвечаем за ${QUERY_REPLY_HOURS} часа.

? Обязывает ли запрос к покупке?
Нет. Предложение бесплатно и ни к чему не обязывает; заказ оформляется, только когда вы его примете.

## Товары

? Как узнать, подходит ли деталь к моему аппарату?
У каждой детали указаны аппараты, для которых она сделана, по моделям. Если вашего нет, спросите нас: в списке проверенные модели, деталь может подойти и к другим.

? Что значит «восстановленное»?
Очищено, отремонтировано и проверено по нормам производителя, с протоколом испытаний.

## Доставка

? Когда придёт заказ?
Срок доставки в днях указан на странице товара. Если нужна точная дата, укажите её в запросе.

? Где моя посылка?
Введите трек-номер на странице [отслеживания](/order/tracking).

## Возврат

? Можно ли вернуть товар?
Да, в течение ${RETURN_DAYS} дней с даты отправки, если он полностью укомплектован и не использован.

? Что, если товар пришёл повреждённым?
Мы обменяем его в течение ${EXCHANGE_DAYS} дней после получения. Отметьте повреждение в накладной до подписи.
`,
    `
## 价格与报价

? 为什么看不到价格？
登录后即可查看价格。注册免费，只需一分钟。没有价格的商品仅按报价销售。

? 报价需要多久？
${QUOTE_REPLY_HOURS} 小时内。其他问题在 ${QUERY_REPLY_HOURS} 小时内答复。

? 询价后必须购买吗？
不必。询价免费，无需承担任何义务；只有您接受报价时才生成订单。

## 商品

? 如何知道配件适用于我的设备？
每个配件都逐一列出适用机型。如未列出您的机型，请咨询我们：列表仅含已核实的机型，其他机型也可能适用。

? “翻新”是什么意思？
已清洁、维修并按制造商参数检测，附检测报告。

## 交货

? 何时送达？
商品页面标明交货天数。如需具体日期，请在询价时说明。

? 包裹在哪里？
请在[订单追踪](/order/tracking)输入运单号。

## 退换

? 可以退货吗？
可以，自发货之日起 ${RETURN_DAYS} 天内，须完整且未使用。

? 收到时已损坏怎么办？
自签收之日起 ${EXCHANGE_DAYS} 天内可换货。请在签收前在送货单上注明损坏。
`,
  ],
};
