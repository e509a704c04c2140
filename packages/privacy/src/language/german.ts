import type { Language } from './language.ts';

/** What is searched for in German text; words are folded unless they are compared as written. */
export const german: Language = {
  code: 'de',
  letters: 'äöüß',
  nameOdds: -0.25,
  placeOdds: 0.15,
  rule: { areNounsCapital: true, areNamesListed: true },
  functionWords: `
    der die das den dem des ein eine einen einem einer eines und oder aber denn sondern wenn weil dass ob als
    wie wo wer was wann warum welche welcher welches in im an am auf aus bei beim mit nach seit von vom zu zum
    zur fur gegen ohne um durch uber unter vor hinter neben zwischen bis wahrend wegen trotz ich du er sie es
    wir ihr mich dich ihn uns euch mir dir ihm ihnen mein meine meinen meinem meiner dein deine sein seine
    seinen seinem ihre ihren ihrem ihrer unser unsere euer dieser diese dieses diesen diesem jener jede jeder
    jedes alle alles viele wenig mehr sehr nicht kein keine keinen nie nur noch schon auch dann da hier dort
    heute gestern morgen jetzt immer oft ja nein doch bitte danke hallo guten liebe lieber geehrte geehrter
    ist sind war waren bin bist seid gewesen wird werden wurde wurden worden hat haben habe hast hatte hatten
    kann konnen konnte muss mussen soll sollen will wollen darf mochte macht machen gehen geht ging kommen
    kommt heise heist wohne wohnt wohnen geboren gut guter gute neu neue neuer gros grose alt alte erste
    ersten zweite anderer andere anderen man etwas nichts jemand niemand mal so damit daher deshalb trotzdem
    obwohl sonst wieder herr frau strase gruse mfg ab bevor nachdem sobald falls beide einige mehrere ganz
    ganze gerade gibt gab sagte sagt sei ware tag abend nacht jahr jahre uhr zeit leben leute freund freunde`,
  roleWords: {
    streetEnd: 'gasse platz weg allee damm ufer ring strase strasse steig chaussee',
    streetStart: 'str strasse allee',
    unit: 'wohnung whg stock',
    firmEnd: 'gmbh ag universitat',
    title: 'herr frau hr fr',
    particle: 'von der den zu zur zum vom am an auf im in sankt',
    nameParticle: 'von der den zu zur sankt',
    placeCue: 'aus nach bei bis in leben lebe wohne wohnt',
    addressCue: 'adresse anschrift wohne wohnt wohnhaft',
    birthCue: 'geboren geburtsdatum geburtstag',
    box: 'postfach',
    article: 'der die das den dem des ein eine einen einem einer mein meine dein unser',
    notName: `gott koch bauer fischer schneider muller schmied weber wagner kaiser konig berg stein wald
      bach feld busch baum blatt blatter sonne mond stern himmel erde wind wasser feuer sommer
      winter herbst fruhling kind kinder mann frau bruder schwester vater mutter lehrer schuler arzt
      haus garten kirche brot wein bier kuhn klein gross lang kurz schwarz weiss roth grun blau
      braun gold silber engel wolf fuchs vogel hahn hirsch rose nelke linde eiche birke tanne ernst
      gut herz lieb wunder essen halle regen schnee sturm winkel kern kraft recht richter`,
  },
  nameCue: {
    greeting: `danke | guten morgen | guten tag | guten abend | gute nacht | glückwunsch | zum geburtstag |
      alles gute | hallo | hi | hey | liebe | lieber | tschüss | moin`,
    addressee:
      'gott leute damen herren kollegen kolleginnen zusammen freunde team alle jungs madels mutti papa mama',
    sure: 'heiße | heisse | heißt | heisst | name ist | nachname ist | vorname ist',
    likely: 'namens',
    label: 'kunde vorname nachname benutzer',
    smallTitle: 'herr frau',
    and: 'und',
  },
  placeCue: {
    label: 'ort stadt wohnort geburtsort',
    going: 'wohne wohnt lebe lebt',
  },
  street: {
    ending: 'weg hof straße strasse str gasse platz allee damm ufer steig graben markt',
    small: {
      sure: 'straße strasse str gasse allee chaussee',
      likely: 'weg hof platz damm ufer steig graben markt ring berg winkel brücke',
      none: `einbahnstraße einbahnstrasse seitenstraße seitenstrasse nebenstraße nebenstrasse schnellstraße schnellstrasse
        milchstraße milchstrasse wasserstraße sackgasse rettungsgasse einbahngasse zielgasse autobahn umweg heimweg
        hinweg rückweg ausweg radweg gehweg fußweg feldweg wanderweg wasserweg mittelweg bremsweg fluchtweg
        bahnhof friedhof bauernhof innenhof gerichtshof parkplatz arbeitsplatz sitzplatz stehplatz stellplatz spielplatz
        tabellenplatz startplatz fußballplatz sportplatz campingplatz flugplatz studienplatz podestplatz listenplatz
        steckplatz speicherplatz schlafplatz bahnsteig supermarkt arbeitsmarkt flohmarkt weihnachtsmarkt baumarkt`,
    },
  },
  valueLabel: {
    DRIVER_LICENCE: 'fuhrerschein fuhrerscheinnummer',
    NATIONAL_ID: 'reisepass',
    ADDRESS: 'postleitzahl plz',
  },
  password: 'passwort kennwort',
  is: 'ist',
  phoneCue: 'telefon handy',
  digit: 'null eins zwei/zwo drei vier fünf sechs sieben acht neun',
  date: {
    month: `januar februar marz april mai juni juli august september okt oktober november dez dezember`,
    monthCue: 'im',
  },
  countedThing: 'staffel folge kapitel teil',
};
