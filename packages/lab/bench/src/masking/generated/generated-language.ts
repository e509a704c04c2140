/** The parts of generated texts, by language; half of the family names are in no list. */

export interface GeneratedLanguage {
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** The text between given and family name; a blank by default. */
  readonly joiner?: string;
  readonly isFamilyFirst?: boolean;
  readonly places: readonly string[];
  readonly addresses: readonly string[];
  readonly phones: readonly string[];
  /** With the slots of generated-text.ts; one in four has none. */
  readonly sentences: readonly string[];
}

const linesOf = (text: string): string[] => text.trim().split(/\s*\n\s*/);
const wordsOf = (text: string): string[] => text.trim().split(/\s*[,\n]\s*/);

export const generatedLanguages: Readonly<Record<string, GeneratedLanguage>> = {
  en: {
    given: wordsOf('Margaret, Oliver, Priya, Kwame, Sinead, Desmond, Yolanda, Trevor'),
    family: wordsOf(
      'Holloway, Quibbleton, Okonjo, Thrapley, Fitzgerald, Vossinger, Patel, Drumlane, Ashcombe',
    ),
    places: wordsOf('Manchester, Boston, Nottingham, Adelaide, Toronto'),
    addresses: [
      '14 Larch Road',
      '221B Baker Street',
      '7 Elm Grove, Leeds',
      '1600 Harbor Drive, Apt 12',
      '3 Mill Lane',
    ],
    phones: ['+44 20 7946 0018', '(212) 555-0187', '07700 900461'],
    sentences: linesOf(`
      yesterday I met {p} in {c} and we talked for hours
      my sister {g} moved to {c} last summer
      {p} wrote to {m} but nobody answered
      please send it to {a} and call {t} before you come
      Happy birthday {g}, see you soon
      I live at {a}, just ring the bell
      thanks to {p} and {p} for the help with the boxes
      Dear {g}, my new number is {t}
      {g} said that {p} would be late again
      we watched the last episode and it was so good
      the battery lasts twenty hours and shipping took three days
      why would anybody pay for that, honestly`),
  },
  es: {
    given: wordsOf('Javier, Lucía, Rodrigo, Nuria, Joaquín, Pilar, Álvaro, Carmen'),
    family: wordsOf(
      'Ortega, Sepúlveda, Zubimendi, Larrañaga, Quintanar, Fernández, Villacorta, Borrallo, Muñoz',
    ),
    places: wordsOf('Sevilla, Zaragoza, Guadalajara, Bilbao, Valparaíso'),
    addresses: [
      'Calle Mayor 15',
      'Avenida de la Constitución 8',
      'calle Serrano, 45',
      'Plaza de España 3',
      'Paseo del Prado 21',
    ],
    phones: ['612 345 678', '+34 914 567 890', '+34 655 12 34 56'],
    sentences: linesOf(`
      ayer hablé con {p} sobre el viaje a {c}
      mi hermana {g} se mudó a {c} el verano pasado
      {p} me escribió desde {m} y no contesté
      envíalo a {a} y llama al {t} antes de venir
      Feliz cumpleaños {g}, nos vemos pronto
      vivo en {a}, tercero izquierda
      gracias a {p} y a {p} por ayudarnos con la mudanza
      Querida {g}, mi nuevo número es {t}
      {g} dijo que {p} llegaría tarde otra vez
      anoche vimos el último capítulo y nos gustó mucho
      la batería dura veinte horas y el envío tardó tres días
      no sé por qué alguien pagaría por eso`),
  },
  fr: {
    given: wordsOf('Camille, Thibault, Élodie, Antoine, Margaux, Rémi, Solène, Benoît'),
    family: wordsOf(
      'Dubois, Lefèvre, Quentrec, Valdombre, Charpentier, Moulinart, Garnier, Brissolet, Fontanges',
    ),
    places: wordsOf('Bordeaux, Lyon, Grenoble, Montréal, Strasbourg'),
    addresses: [
      '12 rue des Lilas',
      '8 avenue Victor Hugo',
      '45 bis boulevard Voltaire',
      '3 place de la Mairie',
      '27 chemin du Moulin',
    ],
    phones: ['06 12 34 56 78', '+33 1 42 68 53 00', '07 81 22 33 44'],
    sentences: linesOf(`
      hier j'ai vu {p} à {c} et nous avons parlé longtemps
      ma sœur {g} a déménagé à {c} l'été dernier
      {p} m'a écrit de {m} et je n'ai pas répondu
      envoie-le au {a} et appelle le {t} avant de venir
      Joyeux anniversaire {g}, à bientôt
      j'habite {a}, au troisième étage
      merci à {p} et à {p} pour le coup de main
      Chère {g}, mon nouveau numéro est le {t}
      {g} a dit que {p} serait encore en retard
      hier soir on a vu le dernier épisode et c'était très bien
      la batterie tient vingt heures et la livraison a pris trois jours
      je ne sais pas pourquoi on paierait pour ça`),
  },
  de: {
    given: wordsOf('Sabine, Jürgen, Annika, Torsten, Heike, Ruprecht, Friederike, Matthias'),
    family: wordsOf(
      'Krause, Möllemann, Quastenberg, Hinnerkamp, Schröder, Zwirbelsdorf, Vogt, Lüttgenau, Baumgärtner',
    ),
    places: wordsOf('Hamburg, Dresden, Karlsruhe, Salzburg, Rostock'),
    addresses: [
      'Goethestraße 17',
      'Lindenweg 4',
      'Am Markt 12',
      'Hauptstr. 88, 50667 Köln',
      'Gartenallee 3b',
    ],
    phones: ['0170 1234567', '+49 30 901820', '040/4287160'],
    sentences: linesOf(`
      gestern traf ich {p} in {c} und wir redeten lange
      meine Schwester {g} ist im Sommer nach {c} gezogen
      {p} hat mir von {m} geschrieben, ich habe nicht geantwortet
      schick es an {a} und ruf vorher an: {t}
      Alles Gute zum Geburtstag {g}, bis bald
      ich wohne in der Nähe, {a}, im dritten Stock
      danke an {p} und {p} für die Hilfe beim Umzug
      Liebe {g}, meine neue Nummer ist {t}
      {g} sagte, dass {p} wieder zu spät kommt
      gestern Abend haben wir die letzte Folge gesehen, sie war sehr gut
      der Akku hält zwanzig Stunden und der Versand dauerte drei Tage
      ich weiß nicht, warum man dafür Geld bezahlt`),
  },
  pt: {
    given: wordsOf('Mariana, João, Beatriz, Thiago, Inês, Gonçalo, Luísa, Rafael'),
    family: wordsOf(
      'Teixeira, Albuquerque, Quintelhas, Bragançola, Carvalho, Sardoeira, Nogueira, Veludinho, Figueiredo',
    ),
    places: wordsOf('Coimbra, Recife, Lisboa, Curitiba, Aveiro'),
    addresses: [
      'Rua das Flores, 123',
      'Avenida Paulista, 1578',
      'Travessa do Carmo 9',
      'Praça da República 4',
      'Rua Augusta 210',
    ],
    phones: ['+351 912 345 678', '(11) 98765-4321', '+55 21 2555 1234'],
    sentences: linesOf(`
      ontem falei com {p} sobre a viagem a {c}
      a minha irmã {g} mudou-se para {c} no verão passado
      {p} escreveu-me de {m} e eu não respondi
      envia para {a} e liga para {t} antes de vir
      Feliz aniversário {g}, até breve
      moro na {a}, terceiro andar
      obrigado a {p} e a {p} pela ajuda com as caixas
      Querida {g}, o meu novo número é {t}
      {g} disse que {p} ia chegar tarde outra vez
      ontem à noite vimos o último episódio e gostámos muito
      a bateria dura vinte horas e a entrega demorou três dias
      não sei por que alguém pagaria por isso`),
  },
  it: {
    given: wordsOf('Giulia, Lorenzo, Chiara, Matteo, Federica, Alessio, Ilaria, Tommaso'),
    family: wordsOf(
      'Bianchi, Quagliarotti, Rinaldelli, Esposito, Zambonardi, Ferrara, Trevisolo, Colombo, Malaspinetta',
    ),
    places: wordsOf('Bologna, Torino, Palermo, Verona, Lugano'),
    addresses: [
      'Via Garibaldi 14',
      'Corso Vittorio Emanuele 102',
      'Piazza del Duomo 5',
      'via dei Mille, 33',
      'Viale Monza 8',
    ],
    phones: ['+39 347 123 4567', '02 5555 1234', '333 765 4321'],
    sentences: linesOf(`
      ieri ho parlato con {p} del viaggio a {c}
      mia sorella {g} si è trasferita a {c} la scorsa estate
      {p} mi ha scritto da {m} e non ho risposto
      mandalo in {a} e chiama il {t} prima di venire
      Buon compleanno {g}, a presto
      abito in {a}, al terzo piano
      grazie a {p} e a {p} per l'aiuto con il trasloco
      Cara {g}, il mio nuovo numero è {t}
      {g} ha detto che {p} sarebbe arrivato di nuovo tardi
      ieri sera abbiamo visto l'ultima puntata ed era molto bella
      la batteria dura venti ore e la spedizione ha impiegato tre giorni
      non so perché qualcuno dovrebbe pagare per questo`),
  },
  nl: {
    given: wordsOf('Sanne, Joost, Marijke, Pieter, Femke, Wouter, Liesbeth, Bram'),
    family: wordsOf(
      'Jansen, de Boer, Kwakkelstein, Oosterlinde, Vermeulen, van der Zwaluw, Bakker, Drostenburg, Hoekstra',
    ),
    places: wordsOf('Utrecht, Groningen, Antwerpen, Zwolle, Eindhoven'),
    addresses: [
      'Kerkstraat 12',
      'Prinsengracht 263',
      'Dorpsweg 8',
      'Lindelaan 45, 3571 AB Utrecht',
      'Marktplein 3',
    ],
    phones: ['06 12345678', '+31 20 794 0018', '030-1234567'],
    sentences: linesOf(`
      gisteren sprak ik met {p} over de reis naar {c}
      mijn zus {g} is vorige zomer naar {c} verhuisd
      {p} schreef me vanaf {m} maar ik heb niet geantwoord
      stuur het naar {a} en bel {t} voor je komt
      Gefeliciteerd {g}, tot snel
      ik woon op de {a}, derde verdieping
      bedankt {p} en {p} voor de hulp bij het verhuizen
      Lieve {g}, mijn nieuwe nummer is {t}
      {g} zei dat {p} weer te laat zou komen
      gisteravond hebben we de laatste aflevering gezien en die was heel goed
      de batterij gaat twintig uur mee en het versturen duurde drie dagen
      ik weet niet waarom iemand daarvoor zou betalen`),
  },
  zh: {
    given: wordsOf('小明, 丽华, 志强, 雨桐, 建国, 思远, 晓燕, 子轩'),
    family: wordsOf('王, 李, 欧阳, 陈, 诸葛, 刘, 司徒, 赵, 林'),
    joiner: '',
    isFamilyFirst: true,
    places: wordsOf('上海, 杭州, 成都, 广州, 青岛'),
    addresses: [
      '北京市朝阳区建国路88号',
      '上海市徐汇区漕溪北路15号',
      '深圳市南山区科技园路3号',
      '杭州市西湖区文三路21号',
      '南京市鼓楼区中山路9号',
    ],
    phones: ['13812345678', '+86 139 1234 5678', '010-62345678'],
    sentences: linesOf(`
      昨天我和{p}一起去了{c}，聊了很久
      我的同事{p}去年搬到{c}了
      {p}从{m}给我写信，我没有回
      请寄到{a}，来之前打电话{t}
      祝{p}生日快乐，下次见
      我住在{a}，离车站很近
      谢谢{p}和{p}帮我搬家
      联系人：{p}，电话：{t}
      {p}说他又要迟到了
      昨晚我们看了最后一集，非常好看
      电池可以用二十个小时，快递三天就到了
      我不知道为什么有人会花钱买这个`),
  },
};
