import type { Language } from '../../../../shared/text/languages.ts';
import type { NetworkFault } from '../../network/netErrors.ts';

type FaultTexts = Record<NetworkFault, { message: string; detail: string }>;

const en: FaultTexts = {
  clock: {
    message: 'The date of this computer may be wrong',
    detail:
      'It says {{date}}. At that time the store’s certificate is not valid, so no connection is made. Set date and time, then try again. If they are right, tell the store.',
  },
  certificate: {
    message: 'The store’s certificate is not trusted',
    detail:
      'Something between this computer and the store, such as a company’s inspection or a guest network, shows a certificate that this computer does not trust. Ask whoever looks after this computer or network to install it; elsewhere try another network.',
  },
  clientCertificate: {
    message: 'The store asks for a certificate of yours',
    detail:
      'This computer has none that the store accepts. Ask whoever looks after this computer to install it, then start Medstore again.',
  },
  proxyLogin: {
    message: 'The network’s proxy does not let Medstore through',
    detail:
      'It asks for a user name and a password, or refuses the store’s address. Try again to enter them, or ask whoever runs the network.',
  },
  proxy: {
    message: 'The network’s proxy cannot be reached',
    detail:
      'This computer is set to reach the internet through a proxy that does not answer. Check the proxy in the system’s network settings, or ask whoever runs the network.',
  },
  blocked: {
    message: 'This computer does not let Medstore use the network',
    detail:
      'A firewall, a virus scanner or a rule of your company blocks it. Allow Medstore in its settings, or ask whoever looks after this computer.',
  },
};

const es: FaultTexts = {
  clock: {
    message: 'Es posible que la fecha de este equipo no sea correcta',
    detail:
      'El equipo indica {{date}}. En esa fecha el certificado de la tienda no es válido, por lo que no se establece la conexión. Ajuste la fecha y la hora e inténtelo de nuevo. Si son correctas, avise a la tienda.',
  },
  certificate: {
    message: 'El certificado de la tienda no es de confianza',
    detail:
      'Entre este equipo y la tienda hay algo, como el filtro de una empresa o una red de invitados, que presenta un certificado en el que este equipo no confía. Pida al administrador del equipo o de la red que lo instale, o pruebe con otra red.',
  },
  clientCertificate: {
    message: 'La tienda pide un certificado suyo',
    detail:
      'En este equipo no hay ninguno que la tienda acepte. Pida al administrador del equipo que lo instale y vuelva a abrir Medstore.',
  },
  proxyLogin: {
    message: 'El proxy de la red no deja pasar a Medstore',
    detail:
      'Pide un usuario y una contraseña, o rechaza la dirección de la tienda. Inténtelo de nuevo para introducirlos, o consulte al administrador de la red.',
  },
  proxy: {
    message: 'No se puede conectar con el proxy de la red',
    detail:
      'Este equipo está configurado para acceder a Internet a través de un proxy que no responde. Compruebe el proxy en los ajustes de red del sistema o consulte al administrador de la red.',
  },
  blocked: {
    message: 'Este equipo no permite a Medstore usar la red',
    detail:
      'Lo bloquea un cortafuegos, un antivirus o una directiva de su empresa. Permita en sus ajustes que Medstore acceda a la red o consulte al administrador del equipo.',
  },
};

const ru: FaultTexts = {
  clock: {
    message: 'Возможно, на этом компьютере неверная дата',
    detail:
      'На часах {{date}}. На этот момент сертификат магазина недействителен, поэтому соединение не устанавливается. Исправьте дату и время и повторите попытку. Если они верны, сообщите об этом магазину.',
  },
  certificate: {
    message: 'Сертификат магазина не вызывает доверия',
    detail:
      'Система на пути к магазину, например проверка трафика в вашей компании или гостевая сеть, предъявляет сертификат, которому этот компьютер не доверяет. Попросите администратора компьютера или сети установить его либо попробуйте другую сеть.',
  },
  clientCertificate: {
    message: 'Магазин запрашивает ваш сертификат',
    detail:
      'На этом компьютере нет сертификата, который магазин принимает. Попросите администратора компьютера установить его и снова запустите Medstore.',
  },
  proxyLogin: {
    message: 'Прокси-сервер сети не пропускает Medstore',
    detail:
      'Он запрашивает имя пользователя и пароль или не пропускает адрес магазина. Повторите попытку, чтобы ввести их, или обратитесь к администратору сети.',
  },
  proxy: {
    message: 'Прокси-сервер сети недоступен',
    detail:
      'На этом компьютере настроен выход в интернет через прокси-сервер, который не отвечает. Проверьте прокси-сервер в сетевых настройках системы или обратитесь к администратору сети.',
  },
  blocked: {
    message: 'Компьютер не пускает Medstore в сеть',
    detail:
      'Доступ блокирует брандмауэр, антивирус или политика вашей компании. Разрешите в их настройках доступ для Medstore или обратитесь к администратору компьютера.',
  },
};

const zh: FaultTexts = {
  clock: {
    message: '此电脑的日期可能不正确',
    detail:
      '电脑显示 {{date}}，此时商店的证书无效，因此无法建立连接。请校正日期和时间后重试。如果日期和时间正确，请告知商店。',
  },
  certificate: {
    message: '商店的证书不受信任',
    detail:
      '此电脑与商店之间（例如公司的流量检查或访客网络）提供的证书不受此电脑信任。请让负责此电脑或网络的人员安装该证书，或换用其他网络。',
  },
  clientCertificate: {
    message: '商店要求提供您的证书',
    detail: '此电脑上没有商店接受的证书。请让负责此电脑的人员安装证书，然后重新启动 Medstore。',
  },
  proxyLogin: {
    message: '网络的代理服务器不允许 Medstore 通过',
    detail: '它要求用户名和密码，或拒绝访问商店的地址。请重试并输入用户名和密码，或咨询网络管理员。',
  },
  proxy: {
    message: '无法连接网络的代理服务器',
    detail:
      '此电脑设置为通过代理服务器访问互联网，但代理服务器没有响应。请在系统的网络设置中检查代理服务器，或咨询网络管理员。',
  },
  blocked: {
    message: '此电脑不允许 Medstore 使用网络',
    detail: '防火墙、杀毒软件或公司策略阻止了访问。请在相应设置中允许 Medstore，或咨询负责此电脑的人员。',
  },
};

/** Why the network refuses requests, and what to do; loaded when it does. `{{date}}` is this computer's. */
export const faultTexts: Readonly<Record<Language, FaultTexts>> = { en, es, ru, zh };
