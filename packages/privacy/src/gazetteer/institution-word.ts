/** Words for institutions, folded, that are nobody's family name: a person's name ends before one. Our own list. */
export const institutionWords = `
hospital hospitals clinica clinic klinik klinikum krankenhaus ziekenhuis hopital ospedale nemocnica bolnica spitalul
sykehus sygehus sjukhus sairaala universidad universidade universite universita universitat universiteit university
universitet universitatea univerzita universitario universitaria universitari universitaire facultad faculdade
faculte facolta facultatea fakultet fakultat fakulta faculteit faculty instituto institut institute istituto institutul
departamento departement department dipartimento servicio servicios servico servizio servei dienst unidad unidade seccion
complejo hospitalario ministerio ministere ministero ministerie ministerium ministry ministerul ministerstvo
ministarstvo ayuntamiento diputacion prefeitura prefecture mairie gemeente gemeinde consejeria tribunal tribunalul
asociacion associacao association associazione asociatia vereniging federacion federacao federation federazione federatia
fundacion fundacao fundacio fondation fondazione foundation stiftung stichting sociedad sociedade societe societa
compania companhia compagnie compagnia company empresa entreprise azienda cooperativa agencia agence agenzia agentur
academia academie accademia akademie academy escuela escola ecole scuola school museo museu musee museum biblioteca centro
bibliotheque bibliotheek parlamento parlament parlement parliament sindicato syndicat sindacato gymnazium nemocnice
univerzity univerzite ministerstva fakulty ustav
`;
