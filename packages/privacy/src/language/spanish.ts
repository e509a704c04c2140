import type { Language } from './language.ts';

/** What is searched for in Spanish text; words are folded unless they are compared as written. */
export const spanish: Language = {
  code: 'es',
  nameOdds: -0.5,
  placeOdds: 0.3,
  nameArticle: { words: 'el la los las un una unos unas', odds: -1.5 },
  letters: 'áéíñóúü',
  rule: {},
  functionWords: `
    el la los las un una unos unas y e o u de del al a en con por para sin sobre entre hasta desde hacia segun
    que quien cual cuando donde como cuanto porque pero sino aunque si no ni ya tambien tampoco muy mas menos
    mucho muchos mucha muchas poco pocos todo todos toda todas otro otra otros otras este esta estos estas ese
    esa esos esas aquel aquella esto eso aquello mi mis tu tus su sus nuestro nuestra nuestros yo ella
    nosotros vosotros ellos ellas usted ustedes me te se nos os lo le les es son era eran fue fueron ser estar
    estan estoy estamos estaba estaban soy somos eres he ha han hemos habia hay tengo tiene tienen tenemos
    tenia hacer hace hizo voy va van vamos ir iba quiero quiere puede pueden puedo podemos debe deben hola
    gracias buenos buenas dias tardes noches hoy ayer manana ahora antes despues luego entonces siempre nunca
    aqui alli asi bien mal gran grande nuevo nueva mejor peor primer primero primera segundo cada algo nada
    alguien nadie durante mientras llamo llama naci nacio vivo vive vivimos estimado estimada querido querida
    senor senora senorita don dona calle avenida saludos favor perdon claro vale bueno buena ano anos casa
    vida tiempo dia vez mundo cancion musica amor corazon noche lluvia verano invierno fiesta mejores exitos
    canciones`,
  roleWords: {
    streetStart: `calle c cl avenida avda av plaza pza paseo camino carrera ronda travesia glorieta carretera
      calzada callejon`,
    unit: 'piso apto interior depto dpto departamento escalera',
    firmEnd: 'universidad',
    title: 'senor senora senorita sr sra srta don dona',
    particle: 'de del la las los el lo y san santa',
    nameParticle: 'de del la el san',
    placeCue: 'en desde hacia a de',
    addressCue: 'direccion domicilio vivo vive',
    birthCue: 'nacido nacida nacimiento nacio naci',
    box: 'apartado',
    article: 'el la los las un una unos unas este esta mi tu su',
    notName: `luz sol luna cielo mar rio tierra paz cruz reina rey dios alma vida amor flor flores fiesta
      guerra iglesia camino monte campo campos plaza calle casa castillo puente fuente torre bosque
      nieve noche dia gracia dolores consuelo socorro milagros mercedes asuncion concepcion
      encarnacion esperanza fe gloria victoria soledad remedios amparo pilar rosario nieves`,
  },
  nameCue: {
    greeting: `gracias | buenos días | buenas tardes | buenas noches | felicidades | hola | querido | querida |
      feliz cumple | feliz cumpleaños | con | adiós`,
    addressee: 'dios chicos chicas amigos amigas todos todas senor senora senores equipo gente mama papa',
    sure: 'nombre es | apellido es | me llamo | se llama',
    likely: `llamada | llamado | marido | esposo | esposa | mujer | hermano | hermana | hijo | hija | amigo
      | amiga | novio | novia | primo | prima | tío | tía | jefe | jefa`,
    label: 'nombre cliente paciente usuario',
    and: 'y e o',
  },
  placeCue: {
    label: 'ciudad lugar pais',
  },
  valueLabel: {
    DRIVER_LICENCE: 'licencia permiso',
    NATIONAL_ID: 'pasaporte nif nie dni',
  },
  password: 'contraseña',
  is: 'es',
  phoneCue: 'teléfono telefono celular móvil movil',
  street: { small: { before: 'calle c avenida avda av paseo plaza' } },
  digit: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  date: {
    month: `enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`,
  },
  countedThing: 'episodio temporada capitulo',
};
